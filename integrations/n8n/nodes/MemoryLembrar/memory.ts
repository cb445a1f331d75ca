import { randomUUID } from 'node:crypto';
import type { ChatHistory, ChatMemory, Message } from '@n8n/ai-node-sdk';
import type { Ask } from './ask';
import type { Row } from './rows';
import { batches, messageOf, rowsOf } from './rows';

const PAGE = 1000;

/** Which conversation of whom, and how much of it a model is given. */
export interface Talk {
	chat: string;
	user: string;
	/** What the user just said: what is recalled depends on it. */
	query: string;
	/** In tokens; 0 is what the server's preset says. */
	budget: number;
	withTools: boolean;
	channel: string;
}

/** Every message of a conversation, as it was said. */
export class LembrarHistory implements ChatHistory {
	private times = new Map<string, string>();

	private justSaved?: Message[];

	constructor(
		private ask: Ask,
		private talk: Talk,
	) {}

	/** All messages. n8n also asks for them right after it saved a turn, only to show them in its
	 * log: then it is told that turn, not years of conversation. */
	async getMessages(): Promise<Message[]> {
		const saved = this.justSaved;
		this.justSaved = undefined;
		return saved ?? (await this.whole()).map(messageOf);
	}

	private async whole(): Promise<Row[]> {
		const found: Row[] = [];
		let cursor: string | null | undefined;
		do {
			const qs = { chat: this.talk.chat, limit: PAGE, ...(cursor && { cursor }) };
			const page = (await this.ask('GET', 'history', { qs, missing: { items: [] } })) as {
				items: Row[];
				next?: string | null;
			};
			found.push(...page.items.filter((row) => !row.erased));
			cursor = page.next;
		} while (cursor);
		for (const row of found) if (row.id && row.at) this.times.set(row.id, row.at);
		return found;
	}

	async addMessage(message: Message): Promise<void> {
		await this.addMessages([message]);
	}

	/** Records messages. One that was read here before, and is written again after a clear, keeps
	 * the time at which it was said. */
	async addMessages(messages: Message[]): Promise<void> {
		const { chat, user, channel, withTools } = this.talk;
		const rows = rowsOf(messages, withTools, this.times).map((row) => ({ ...row, channel }));
		for (const batch of batches(rows)) {
			const body = { chat, user, messages: batch };
			await this.ask('POST', 'append', { body, onceKey: randomUUID() });
		}
	}

	/** Records a turn. */
	async addTurn(messages: Message[]): Promise<void> {
		await this.addMessages(messages);
		this.justSaved = messages;
	}

	/** Forgets the conversation, for good. */
	async clear(): Promise<void> {
		const body = { chat: this.talk.chat };
		await this.ask('POST', 'forget', { body, onceKey: randomUUID(), missing: null });
	}
}

/** What a model should know before its next answer, and what came of it. */
export class LembrarMemory implements ChatMemory {
	readonly chatHistory: LembrarHistory;

	constructor(
		private ask: Ask,
		private talk: Talk,
	) {
		this.chatHistory = new LembrarHistory(ask, talk);
	}

	/** The context: what is known and was said before, as data, and the latest turns. */
	async loadMessages(): Promise<Message[]> {
		const { chat, user, query, budget } = this.talk;
		const body = { chat, user, query, ...(budget > 0 && { budget }) };
		const context = (await this.ask('POST', 'context', { body })) as { messages: Row[] };
		return context.messages.map(messageOf);
	}

	async saveTurn(input: string, output: string): Promise<void> {
		await this.chatHistory.addTurn([said('user', input), said('assistant', output)]);
	}

	async clear(): Promise<void> {
		await this.chatHistory.clear();
	}
}

function said(role: 'user' | 'assistant', text: string): Message {
	return { role, content: [{ type: 'text', text }] };
}
