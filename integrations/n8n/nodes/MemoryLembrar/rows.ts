import type { Message, MessageContent } from '@n8n/ai-node-sdk';
import type { IDataObject } from 'n8n-workflow';

/** A message as the server takes it and tells it. */
export interface Row extends IDataObject {
	role: string;
	content: string;
	id?: string;
	at?: string;
	channel?: string;
	tool_call_id?: string;
	tool_calls?: Array<{ id: string; name: string; arguments: string }>;
	attachments?: Array<{ kind: string; media_type: string; url: string }>;
	erased?: boolean;
}

// The server takes 64 KiB of UTF-8 a message, and a MiB a request. A unit of JavaScript's text
// takes 3 bytes at most.
const LONGEST = 21_000;
const MOST_AT_ONCE = 300_000;
const ROWS_AT_ONCE = 500;

/** What was said, as rows for the server: long texts in parts, nothing that is empty. An agent
 * that calls several tools at once tells its own message once for each; it is kept once. `times`
 * has, by id, when messages were said that are known already. */
export function rowsOf(
	messages: Message[],
	withTools = true,
	times: ReadonlyMap<string, string> = new Map(),
): Row[] {
	const seen = new Set<string>();
	const rows: Row[] = [];
	for (const message of messages) {
		const mark = message.id ? `${message.id} ${JSON.stringify(message.content)}` : '';
		if (mark && seen.has(mark)) continue;
		seen.add(mark);
		const at = times.get(message.id ?? '');
		const row = { ...rowOf(message, withTools), ...(at && { at }) };
		rows.push(...partsOf(row, withTools));
	}
	return rows;
}

function rowOf(message: Message, withTools: boolean): Row {
	const row: Row = { role: message.role, content: textOf(message.content) };
	const result = message.content.find((part) => part.type === 'tool-result');
	if (result) row.tool_call_id = short(result.toolCallId ?? '');
	const calls = message.content.filter((part) => part.type === 'tool-call');
	if (withTools && calls.length > 0) {
		row.tool_calls = calls.slice(0, 100).map((call) => ({
			id: short(call.toolCallId ?? ''),
			name: short(call.toolName),
			arguments: clean(call.input ?? '').slice(0, LONGEST),
		}));
	}
	const files = message.content.filter((part) => part.type === 'file');
	if (files.length > 0) row.attachments = files.slice(0, 100).map(attachmentOf);
	return row;
}

function partsOf(row: Row, withTools: boolean): Row[] {
	if (row.role === 'tool' && !withTools) return [];
	const texts = split(row.content);
	const isEmpty = texts.length === 0 && !row.tool_calls && !row.attachments;
	if (isEmpty) return [];
	const [first = '', ...more] = texts;
	const rest = more.map((content) => ({ ...row, content }));
	for (const part of rest) {
		delete part.tool_calls;
		delete part.attachments;
	}
	return [{ ...row, content: first }, ...rest];
}

function attachmentOf(part: MessageContent): { kind: string; media_type: string; url: string } {
	const type = ('mediaType' in part && part.mediaType) || '';
	const url = part.providerMetadata?.url;
	return {
		kind: type.startsWith('image/') ? 'image' : 'file',
		media_type: short(type),
		url: typeof url === 'string' && !url.startsWith('data:') ? url : '',
	};
}

/** The words of a message: its texts, and what tools gave. */
export function textOf(content: MessageContent[]): string {
	const texts = content.map((part) => {
		if (part.type === 'text') return part.text;
		return part.type === 'tool-result' ? resultText(part.result) : '';
	});
	return texts.filter((text) => text).join('\n');
}

function resultText(result: unknown): string {
	return typeof result === 'string' ? result : (JSON.stringify(result) ?? '');
}

/** A text in parts that the server takes, cut where a line or a word ends. */
export function split(text: string): string[] {
	const parts: string[] = [];
	let rest = clean(text);
	while (rest.length > LONGEST) {
		const end = cutAt(rest);
		parts.push(rest.slice(0, end));
		rest = rest.slice(end);
	}
	return [...parts, rest].filter((part) => part.trim());
}

function cutAt(text: string): number {
	const tail = text.slice(LONGEST - 1000, LONGEST);
	const gap = Math.max(tail.lastIndexOf('\n'), tail.lastIndexOf(' '));
	if (gap >= 0) return LONGEST - 1000 + gap + 1;
	const last = text.charCodeAt(LONGEST - 1);
	return last >= 0xd800 && last <= 0xdbff ? LONGEST - 1 : LONGEST; // never within a character
}

/** A text without what no database keeps. */
export function clean(text: string): string {
	return text.replace(/\0/g, '');
}

function short(text: string): string {
	return clean(text).slice(0, 512);
}

/** Rows in batches that fit into one request each. */
export function batches(rows: Row[]): Row[][] {
	const found: Row[][] = [];
	let size = Infinity;
	for (const row of rows) {
		const own = JSON.stringify(row).length;
		const last = found[found.length - 1];
		if (last && size + own <= MOST_AT_ONCE && last.length < ROWS_AT_ONCE) {
			last.push(row);
			size += own;
		} else {
			found.push([row]);
			size = own;
		}
	}
	return found;
}

/** A message that the server told. */
export function messageOf(row: Row): Message {
	const said: MessageContent[] = row.content ? [{ type: 'text', text: row.content }] : [];
	if (row.role === 'tool') {
		const toolCallId = row.tool_call_id ?? '';
		return {
			role: 'tool',
			content: [{ type: 'tool-result', toolCallId, result: row.content }],
			id: row.id,
		};
	}
	const calls = (row.tool_calls ?? []).map(
		(call): MessageContent => ({
			type: 'tool-call',
			toolCallId: call.id,
			toolName: call.name,
			input: call.arguments,
		}),
	);
	return { role: row.role as Message['role'], content: [...said, ...calls], id: row.id };
}
