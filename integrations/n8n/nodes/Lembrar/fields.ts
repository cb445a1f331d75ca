import type { IDataObject, INodeProperties } from 'n8n-workflow';

type Shown = { resource: string[]; operation: string[] };
type Where = 'body' | 'query';

// n8n asks for it before every page, the first one too, and puts it in place of the whole query.
const NEXT_PAGE =
	'={{ $response.body?.next ? { ...$request.qs, cursor: $response.body.next } : $request.qs }}';

/** Shown for these operations of a resource. */
export function on(resource: string, ...operation: string[]): Shown {
	return { resource: [resource], operation };
}

/** A text that must be given, sent under its own name. */
export function text(
	displayName: string,
	name: string,
	property: string,
	description: string,
	show: Shown,
	where: Where = 'body',
): INodeProperties {
	return {
		displayName,
		name,
		type: 'string',
		required: true,
		default: '',
		description,
		displayOptions: { show },
		routing: { send: { type: where, property } },
	};
}

/** Whose memory an operation is about. */
export function userId(show: Shown, where: Where = 'body'): INodeProperties {
	return text('User ID', 'userId', 'user', 'Who this is about', show, where);
}

/** The conversation that an operation is about. */
export function chatId(show: Shown, where: Where = 'body'): INodeProperties {
	return text('Conversation ID', 'chatId', 'chat', 'Which conversation this is', show, where);
}

/** A list that comes in pages: all of it, or its first part. */
export function listed(show: Shown): INodeProperties[] {
	return [
		{
			displayName: 'Return All',
			name: 'returnAll',
			type: 'boolean',
			default: false,
			description: 'Whether to return all results or only up to a given limit',
			displayOptions: { show },
			routing: {
				send: {
					paginate: '={{ $value }}',
					type: 'query',
					property: 'limit',
					value: '={{ $value ? 1000 : undefined }}',
				},
				operations: {
					pagination: {
						type: 'generic',
						properties: {
							continue: '={{ !!$response.body.next }}',
							request: { qs: NEXT_PAGE as unknown as IDataObject },
						},
					},
				},
			},
		},
		{
			displayName: 'Limit',
			name: 'limit',
			type: 'number',
			typeOptions: { minValue: 1, maxValue: 1000 },
			default: 50,
			description: 'Max number of results to return',
			displayOptions: { show: { ...show, returnAll: [false] } },
			routing: { send: { type: 'query', property: 'limit' } },
		},
	];
}

/** The items of a page, each as an item of the workflow. */
export const items = {
	postReceive: [{ type: 'rootProperty' as const, properties: { property: 'items' } }],
};

export const kinds = [
	{ name: 'Any', value: '' },
	{ name: 'Appointment', value: 'appointment' },
	{ name: 'Biography', value: 'bio' },
	{ name: 'Decision', value: 'decision' },
	{ name: 'Emotion', value: 'emotion' },
	{ name: 'Event', value: 'event' },
	{ name: 'Goal', value: 'goal' },
	{ name: 'Limit', value: 'limit' },
	{ name: 'Note', value: 'note' },
	{ name: 'Preference', value: 'preference' },
];
