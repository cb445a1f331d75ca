import type {
	IDataObject,
	IHttpRequestMethods,
	IHttpRequestOptions,
	IN8nHttpFullResponse,
	ISupplyDataFunctions,
	JsonObject,
} from 'n8n-workflow';
import { NodeApiError, sleep } from 'n8n-workflow';

const TRIES = 3;
const PATIENCE_MS = 30_000;
const LONGEST_PAUSE_MS = 5_000;
const BUSY = [408, 425, 429];
const NOTHING = { messages: [], items: [] };

/** What is asked of the server. `onceKey` makes a write safe to send again. */
export interface Question {
	body?: IDataObject;
	qs?: IDataObject;
	onceKey?: string;
	/** What to say if there is no such thing there. */
	missing?: unknown;
}

/** Asks the server, and gives what it answers. */
export type Ask = (
	method: IHttpRequestMethods,
	word: string,
	question: Question,
) => Promise<unknown>;

/** A way to ask the server that the credential names. What failed for a moment is tried again. With
 * `goesOn`, a server that is still away then is taken for one that has nothing to tell. */
export async function asking(context: ISupplyDataFunctions, goesOn: boolean): Promise<Ask> {
	const credential = await context.getCredentials('lembrarApi');
	const root = String(credential.url).replace(/\/+$/, '');
	return async (method, word, question) => {
		const answer = await persisting(context, requestOf(method, `${root}/api/v1/${word}`, question));
		const status = 'broken' in answer ? 0 : answer.statusCode;
		if ('body' in answer && status < 400) return answer.body;
		if (status === 404 && 'missing' in question) return question.missing;
		if (!goesOn || !isForAMoment(answer)) throw failure(context, answer, root);
		context.logger.warn(`Lembrar cannot be reached: went on without memory (${word}).`);
		return NOTHING;
	};
}

async function persisting(
	context: ISupplyDataFunctions,
	request: IHttpRequestOptions,
): Promise<Answer> {
	for (let tried = 1; ; tried++) {
		const answer = await attempt(context, request);
		if (tried === TRIES || !isForAMoment(answer)) return answer;
		await sleep(pauseMs(answer, tried));
	}
}

function requestOf(
	method: IHttpRequestMethods,
	url: string,
	question: Question,
): IHttpRequestOptions {
	return {
		method,
		url,
		qs: question.qs,
		body: question.body,
		headers: question.onceKey ? { 'Idempotency-Key': question.onceKey } : {},
		json: true,
		timeout: PATIENCE_MS,
		returnFullResponse: true,
		ignoreHttpStatusErrors: true,
	};
}

type Answer = IN8nHttpFullResponse | { broken: JsonObject };

async function attempt(
	context: ISupplyDataFunctions,
	request: IHttpRequestOptions,
): Promise<Answer> {
	try {
		return (await context.helpers.httpRequestWithAuthentication.call(
			context,
			'lembrarApi',
			request,
		)) as IN8nHttpFullResponse;
	} catch (error) {
		return { broken: error as JsonObject };
	}
}

function isForAMoment(answer: Answer): boolean {
	return 'broken' in answer || answer.statusCode >= 500 || BUSY.includes(answer.statusCode);
}

/** As long as the server asks for, within reason; else a little longer each time. */
export function pauseMs(answer: Answer, tried: number): number {
	const asked = 'headers' in answer ? Number(answer.headers['retry-after']) * 1000 : NaN;
	return Math.min(Number.isNaN(asked) ? 400 * 2 ** tried : asked, LONGEST_PAUSE_MS);
}

function failure(context: ISupplyDataFunctions, answer: Answer, root: string): NodeApiError {
	const node = context.getNode();
	if ('broken' in answer) {
		return new NodeApiError(node, answer.broken, {
			message: 'Lembrar cannot be reached',
			description: `Nothing answered at ${root}. Look at the Base URL of the credential.`,
		});
	}
	const problem = (answer.body ?? {}) as { title?: string; detail?: string };
	const message = problem.title ?? 'Lembrar refused the request';
	return new NodeApiError(node, { message } as JsonObject, {
		message,
		description: problem.detail,
		httpCode: String(answer.statusCode),
	});
}
