import type { INodeType, INodeTypeDescription } from 'n8n-workflow';
import { NodeConnectionTypes } from 'n8n-workflow';
import { conversation } from './resources/conversation';
import { fact } from './resources/fact';
import { person } from './resources/person';

export class Lembrar implements INodeType {
	description: INodeTypeDescription = {
		displayName: 'Lembrar',
		name: 'lembrar',
		icon: { light: 'file:../../icons/lembrar.svg', dark: 'file:../../icons/lembrar.dark.svg' },
		group: ['transform'],
		version: 1,
		subtitle: '={{ $parameter["operation"] + ": " + $parameter["resource"] }}',
		description: 'Records conversations, recalls what matters, and keeps what is known of people',
		defaults: { name: 'Lembrar' },
		usableAsTool: true,
		inputs: [NodeConnectionTypes.Main],
		outputs: [NodeConnectionTypes.Main],
		credentials: [{ name: 'lembrarApi', required: true }],
		requestDefaults: {
			baseURL: '={{$credentials.url.replace(new RegExp("/+$"), "")}}/api/v1',
			headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
		},
		properties: [
			{
				displayName: 'Resource',
				name: 'resource',
				type: 'options',
				noDataExpression: true,
				options: [
					{ name: 'Conversation', value: 'conversation' },
					{ name: 'Fact', value: 'fact' },
					{ name: 'Person', value: 'person' },
				],
				default: 'conversation',
			},
			...conversation,
			...fact,
			...person,
		],
	};
}
