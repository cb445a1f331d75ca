import type { IDataObject, ISupplyDataFunctions } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import type { Talk } from './memory';
import { clean } from './rows';

const LONGEST_QUERY = 20_000;

/** Which conversation of whom an item is about. */
export function talkOf(context: ISupplyDataFunctions, itemIndex: number): Talk {
	const chat = sessionOf(context, itemIndex);
	const options = context.getNodeParameter('options', itemIndex, {}) as IDataObject;
	const query = asText(parameter(context, 'query', itemIndex)) ?? '';
	return {
		chat,
		user: asText(parameter(context, 'userId', itemIndex)) || chat,
		query: clean(query).slice(0, LONGEST_QUERY),
		budget: Number(options.budget ?? 0),
		withTools: options.withTools !== false,
		channel: asText(options.channel) || 'n8n',
	};
}

/** The session's id: the chat trigger's, or what the user set. Nobody shares one by accident. */
function sessionOf(context: ISupplyDataFunctions, itemIndex: number): string {
	const fromInput = context.getNodeParameter('sessionIdType', itemIndex) === 'fromInput';
	const found = fromInput
		? fromTrigger(context, itemIndex)
		: context.getNodeParameter('sessionKey', itemIndex, '');
	const session = asText(found);
	if (session) return session;
	throw new NodeOperationError(context.getNode(), 'No session ID found', {
		itemIndex,
		description: fromInput
			? 'There is no field "sessionId" in the input, as a chat trigger gives it. Change "Session ID" to "Define Below" and say where it is.'
			: 'The field "Key" is empty. It says which conversation this is.',
	});
}

function fromTrigger(context: ISupplyDataFunctions, itemIndex: number): unknown {
	if ('getBodyData' in context) {
		// The chat's own window asks for what was said before: there are no items yet.
		return (context as unknown as { getBodyData(): IDataObject }).getBodyData()?.sessionId;
	}
	const found = asText(context.evaluateExpression('{{ $json.sessionId }}', itemIndex));
	const trigger = found ? null : context.getChatTrigger();
	if (!trigger) return found;
	const name = JSON.stringify(trigger.name);
	return context.evaluateExpression(`{{ $(${name}).first().json.sessionId }}`, itemIndex);
}

/** A parameter whose expression may name what is not there. */
function parameter(context: ISupplyDataFunctions, name: string, itemIndex: number): unknown {
	return 'getBodyData' in context ? '' : context.getNodeParameter(name, itemIndex, '');
}

function asText(value: unknown): string | undefined {
	if (typeof value === 'number') return String(value);
	return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}
