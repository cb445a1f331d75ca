// Plays a declarative node: makes the request that its description says for these parameters. What
// is shown for them is n8n's own judgement; of the routing, it knows what this package uses.
import { createRequire } from 'node:module';

const { NodeHelpers } = createRequire(import.meta.url)('n8n-workflow');

/** The items that the node gives for an item with these parameters. */
export async function play(type, credential, given) {
	const { description } = type;
	const node = { typeVersion: 1, type: 'lembrar', parameters: given };
	const all = description.properties;
	const parameters = NodeHelpers.getNodeParameters(all, given, true, false, node, description);
	const request = { method: 'GET', url: '', qs: {}, body: {} };
	const after = [];
	for (const property of all) {
		if (NodeHelpers.displayParameter(parameters, property, node, description)) {
			route(property, parameters[property.name], request, after);
		}
	}
	const root = solve(description.requestDefaults.baseURL, { $credentials: credential });
	return await fetched(root, request, credential, after);
}

function route(property, value, request, after) {
	const option = (property.options ?? []).find((one) => one.value === value);
	for (const { routing } of [property, option ?? {}]) {
		if (!routing) continue;
		Object.assign(request, routing.request);
		if (routing.send) send(routing.send, value, request, routing.operations);
		after.push(...(routing.output?.postReceive ?? []));
	}
	if (property.type === 'collection') {
		for (const inner of property.options) {
			if (inner.name in value) route(inner, value[inner.name], request, after);
		}
	}
}

function send({ type, property, value: told, paginate }, value, request, operations) {
	const sent = told === undefined ? value : solve(told, { $value: value });
	if (sent !== undefined && type === 'body') request.body[property] = sent;
	if (sent !== undefined && type === 'query') request.qs[property] = sent;
	if (paginate && solve(paginate, { $value: value })) request.pages = operations.pagination;
}

async function fetched(root, request, credential, after) {
	const found = [];
	const pages = request.pages?.properties;
	const $request = { qs: request.qs };
	let $response = {};
	for (;;) {
		const qs = pages ? solve(pages.request.qs, { $request, $response }) : request.qs;
		const body = await one(root, { ...request, qs }, credential);
		$response = { body };
		const kept = after.reduce((data, step) => data[step.properties.property], body);
		found.push(...(Array.isArray(kept) ? kept : [kept]));
		if (!pages || !solve(pages.continue, { $request, $response })) return found;
	}
}

async function one(root, { method, url, qs, body }, credential) {
	const answer = await fetch(`${root}${url}?${new URLSearchParams(qs)}`, {
		method,
		headers: { Authorization: `Bearer ${credential.apiKey}`, 'Content-Type': 'application/json' },
		body: method === 'GET' ? undefined : JSON.stringify(body),
	});
	const told = await answer.json();
	if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(told)}`);
	return told;
}

/** What an expression gives, the rest of its text around it. */
export function solve(text, names) {
	const whole = /^=\{\{([^]*?)\}\}$/.exec(text);
	const run = (code) =>
		new Function(...Object.keys(names), `return (${code})`)(...Object.values(names));
	if (whole) return run(whole[1]);
	return text.replace(/^=/, '').replace(/\{\{([^]*?)\}\}/g, (_, code) => run(code));
}
