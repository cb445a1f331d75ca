import { supplyMemory } from '@n8n/ai-node-sdk';
import type {
	INodeType,
	INodeTypeDescription,
	ISupplyDataFunctions,
	SupplyData,
} from 'n8n-workflow';
import { NodeConnectionTypes } from 'n8n-workflow';
import { asking } from './ask';
import { LembrarMemory } from './memory';
import { properties } from './properties';
import { talkOf } from './talk';

export class MemoryLembrar implements INodeType {
	description: INodeTypeDescription = {
		displayName: 'Lembrar Memory',
		name: 'memoryLembrar',
		icon: { light: 'file:../../icons/lembrar.svg', dark: 'file:../../icons/lembrar.dark.svg' },
		group: ['transform'],
		version: [1],
		subtitle: '={{ $parameter["userId"] || $parameter["sessionKey"] }}',
		description: 'Gives an AI agent a long-term memory kept by a Lembrar server',
		defaults: { name: 'Lembrar Memory' },
		codex: {
			categories: ['AI'],
			subcategories: { AI: ['Memory'], Memory: ['Other memories'] },
			alias: ['remember', 'history', 'long-term', 'context'],
		},
		inputs: [],
		outputs: [NodeConnectionTypes.AiMemory],
		outputNames: ['Memory'],
		credentials: [{ name: 'lembrarApi', required: true }],
		properties,
	};

	async supplyData(this: ISupplyDataFunctions, itemIndex: number): Promise<SupplyData> {
		const goesOn = this.getNodeParameter('options.whenUnreachable', itemIndex, 'stop') === 'goOn';
		const ask = await asking(this, goesOn);
		return supplyMemory(this, new LembrarMemory(ask, talkOf(this, itemIndex)));
	}
}
