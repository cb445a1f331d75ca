import type { INodeProperties } from 'n8n-workflow';
import { items, listed, on, text, userId } from '../fields';

const operations: INodeProperties = {
	displayName: 'Operation',
	name: 'operation',
	type: 'options',
	noDataExpression: true,
	displayOptions: { show: { resource: ['person'] } },
	options: [
		{
			name: 'Forget Everything',
			value: 'forget',
			action: 'Forget everything of a person',
			description: 'Erase all conversations and facts of a person, for good. Gives a receipt.',
			routing: { request: { method: 'POST', url: '/forget' } },
		},
		{
			name: 'Get Conversations',
			value: 'chats',
			action: 'Get the conversations of a person',
			description: 'All conversations in all linked channels, the most recently active first',
			routing: { request: { method: 'GET', url: '/chats' }, output: items },
		},
		{
			name: 'Get Profile',
			value: 'profile',
			action: 'Get the profile of a person',
			description: 'What is believed of a person, each with how surely and how often it was seen',
			routing: { request: { method: 'GET', url: '/profile' } },
		},
		{
			name: 'Link Identity',
			value: 'link',
			action: 'Link an identity to a person',
			description:
				'Say that an identity in a channel, such as a number in WhatsApp, is this person',
			routing: { request: { method: 'POST', url: '/link' } },
		},
		{
			name: 'Search Memory',
			value: 'search',
			action: 'Search the memory of a person',
			description: 'Find anything that was ever said or learnt, by words and meaning, best first',
			routing: { request: { method: 'POST', url: '/search' } },
		},
		{
			name: 'Unlink Identity',
			value: 'unlink',
			action: 'Unlink an identity from a person',
			description: 'Take a link back',
			routing: { request: { method: 'POST', url: '/unlink' } },
		},
	],
	default: 'search',
};

export const person: INodeProperties[] = [
	operations,
	userId(on('person', 'search', 'forget', 'link', 'unlink')),
	userId(on('person', 'chats', 'profile'), 'query'),
	text('Query', 'searchQuery', 'query', 'What to look for, in any words', on('person', 'search')),
	{
		displayName: 'Limit',
		name: 'searchLimit',
		type: 'number',
		typeOptions: { minValue: 1, maxValue: 1000 },
		default: 5,
		description: 'Max number of results to return',
		displayOptions: { show: on('person', 'search') },
		routing: { send: { type: 'body', property: 'limit' } },
	},
	...listed(on('person', 'chats')),
	text(
		'Channel',
		'channel',
		'channel',
		'The channel, such as whatsapp',
		on('person', 'link', 'unlink'),
	),
	text(
		'Identity',
		'identity',
		'identity',
		'Who they are there, such as a telephone number',
		on('person', 'link', 'unlink'),
	),
];
