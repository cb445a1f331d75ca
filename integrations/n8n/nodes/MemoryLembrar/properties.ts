import type { INodeProperties } from 'n8n-workflow';

/** What a user sets at the memory. The first two are as in n8n's own memories. */
export const properties: INodeProperties[] = [
	{
		displayName: 'Session ID',
		name: 'sessionIdType',
		type: 'options',
		options: [
			{
				name: 'Connected Chat Trigger Node',
				value: 'fromInput',
				description: "Looks for an input field called 'sessionId', as a Chat Trigger gives it",
			},
			{
				name: 'Define Below',
				value: 'customKey',
				description: 'Use an expression to reference data in previous nodes or enter static text',
			},
		],
		default: 'fromInput',
		description: 'Which conversation this is',
	},
	{
		displayName: 'Session Key From Previous Node',
		name: 'sessionKey',
		type: 'string',
		default: '={{ $json.sessionId }}',
		disabledOptions: { show: { sessionIdType: ['fromInput'] } },
		displayOptions: { show: { sessionIdType: ['fromInput'] } },
	},
	{
		displayName: 'Key',
		name: 'sessionKey',
		type: 'string',
		default: '',
		placeholder: 'e.g. {{ $json.from }}',
		description: 'The ID of the conversation, such as a telephone number or a ticket',
		displayOptions: { show: { sessionIdType: ['customKey'] } },
	},
	{
		displayName: 'User ID',
		name: 'userId',
		type: 'string',
		default: '',
		placeholder: 'e.g. {{ $json.customerId }}',
		description:
			'Who is talking. What is known of a person follows them from one conversation to the next. If empty, each session is a person of its own.',
	},
	{
		displayName: 'Message',
		name: 'query',
		type: 'string',
		default: '={{ $json.chatInput }}',
		description: 'What the user just said: what is recalled from long ago depends on it',
	},
	{
		displayName: 'Options',
		name: 'options',
		type: 'collection',
		placeholder: 'Add option',
		default: {},
		options: [
			{
				displayName: 'Channel',
				name: 'channel',
				type: 'string',
				default: 'n8n',
				description: 'Through which channel the user talks, such as whatsapp',
			},
			{
				displayName: 'Context Budget',
				name: 'budget',
				type: 'number',
				typeOptions: { minValue: 0, maxValue: 1000000 },
				default: 0,
				description:
					'How many tokens the model is given from memory at most, however long the conversation is. 0 takes what the server is set to.',
			},
			{
				displayName: 'Record Tool Calls',
				name: 'withTools',
				type: 'boolean',
				default: true,
				description: 'Whether to keep which tools the agent called, and what they gave',
			},
			{
				displayName: 'When Lembrar Cannot Be Reached',
				name: 'whenUnreachable',
				type: 'options',
				options: [
					{
						name: 'Stop With an Error',
						value: 'stop',
						description: 'Nothing goes unrecorded: the execution fails and can be retried',
					},
					{
						name: 'Answer Without Memory',
						value: 'goOn',
						description: 'The agent answers without it, and the turn is not recorded',
					},
				],
				default: 'stop',
				description: 'What to do after three tries',
			},
		],
	},
];
