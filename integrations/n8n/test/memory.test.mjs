// The memory as n8n's agent uses it: loadMemoryVariables, saveContext and chatHistory, by n8n's own
// adapter, against a real server.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { asker, built, hosting, serving } from './serving.mjs';

const { MemoryLembrar } = built('nodes/MemoryLembrar/MemoryLembrar.node.js');
const CHAT = { sessionIdType: 'fromInput', query: '={{ $json.chatInput }}', options: {} };

/** The memory that an agent is given for an item. */
async function supplied(host) {
	return (await new MemoryLembrar().supplyData.call(host, 0)).response;
}

const words = (messages) => messages.map((message) => [message.getType(), message.text]);

describe('a memory of an agent', () => {
	let server, ask;
	before(async () => {
		server = await serving();
		ask = asker(server);
	});
	after(async () => await server.stop());

	const memoryOf = async (sessionId, more = {}, chatInput = '') =>
		await supplied(hosting(server, { ...CHAT, ...more }, { sessionId, chatInput }));

	test('a turn that was saved is loaded for the next, as messages of LangChain', async () => {
		const memory = await memoryOf('s1');
		assert.deepEqual((await memory.loadMemoryVariables({})).chat_history, []);
		await memory.saveContext({ input: 'Moro no Recife' }, { output: 'Que bom!' });
		const next = await memoryOf('s1', {}, 'onde moro?');
		const { chat_history: history } = await next.loadMemoryVariables({});
		assert.deepEqual(words(history), [
			['human', 'Moro no Recife'],
			['ai', 'Que bom!'],
		]);
		const [first] = (await ask('GET', 'history?chat=s1')).items;
		assert.equal(first.channel, 'n8n');
	});

	test('what is known of a person is there in another session', async () => {
		const ana = { userId: 'ana' };
		const first = await memoryOf('mon', ana);
		await first.saveContext({ input: 'Sou alérgica a camarão' }, { output: 'Anotado.' });
		const other = await memoryOf('tue', ana, 'o que não posso comer?');
		const { chat_history: told } = await other.loadMemoryVariables({});
		assert.match(told.map((message) => message.text).join('\n'), /<memory>[^]*camarão/);
		const stranger = await memoryOf('wed', {}, 'o que não posso comer?');
		assert.deepEqual((await stranger.loadMemoryVariables({})).chat_history, []);
	});

	test('the context keeps to its budget, however long the conversation', async () => {
		const long = await memoryOf('long');
		for (let turn = 0; turn < 12; turn++) {
			await long.saveContext({ input: `${turn} ${'palavra '.repeat(100)}` }, { output: 'Certo.' });
		}
		const small = await memoryOf('long', { options: { budget: 200 } });
		const { chat_history: told } = await small.loadMemoryVariables({});
		const size = told.map((message) => message.text).join(' ').length;
		assert.ok(size > 0 && size < 2000, `${size} characters`);
	});

	test('tool calls and their results are recorded in order, and parallel ones once', async () => {
		const { AIMessage, HumanMessage, ToolMessage } = await langchain();
		const memory = await memoryOf('tools');
		const calls = ['a', 'b'].map((id) => ({ id, name: 'balance', args: { of: id } }));
		const calling = new AIMessage({ content: '', tool_calls: calls, id: 'run-1' });
		await memory.chatHistory.addMessages([
			new HumanMessage('Quanto tenho?'),
			calling,
			new ToolMessage({ content: 'R$ 10', tool_call_id: 'a' }),
			calling,
			new ToolMessage({ content: 'R$ 20', tool_call_id: 'b' }),
			new AIMessage('R$ 30'),
		]);
		const { items } = await ask('GET', 'history?chat=tools');
		assert.deepEqual(
			items.map((item) => [item.role, item.content, item.tool_call_id, item.tool_calls.length]),
			[
				['user', 'Quanto tenho?', '', 0],
				['assistant', '', '', 2],
				['tool', 'R$ 10', 'a', 0],
				['tool', 'R$ 20', 'b', 0],
				['assistant', 'R$ 30', '', 0],
			],
		);
		assert.deepEqual(JSON.parse(items[1].tool_calls[0].arguments), { of: 'a' });
		const without = await memoryOf('no-tools', { options: { withTools: false } });
		await without.chatHistory.addMessages([
			new HumanMessage('Oi'),
			calling,
			new ToolMessage({ content: 'R$ 10', tool_call_id: 'a' }),
			new AIMessage('Olá'),
		]);
		assert.equal((await ask('GET', 'history?chat=no-tools')).items.length, 2);
	});

	test('texts of any length are kept whole', async () => {
		const text = `${'á😀'.repeat(30_000)}\n${'fim '.repeat(5_000)}`.trim();
		const memory = await memoryOf('large');
		await memory.saveContext({ input: text }, { output: 'Li.' });
		const { items } = await ask('GET', 'history?chat=large');
		const said = items.filter((item) => item.role === 'user').map((item) => item.content);
		assert.equal(said.join(''), text);
	});

	test('an answer without a question, and a question without an answer', async () => {
		const memory = await memoryOf('half');
		await memory.saveContext({ input: '' }, { output: 'Bom dia!' });
		await memory.saveContext({ input: 'Oi\0' }, { output: '  ' });
		await memory.saveContext({ input: '' }, { output: '' });
		const { items } = await ask('GET', 'history?chat=half');
		assert.deepEqual(
			items.map((item) => [item.role, item.content]),
			[
				['assistant', 'Bom dia!'],
				['user', 'Oi'],
			],
		);
	});

	test('the window of the chat and the memory manager see every message', async () => {
		const memory = await memoryOf('all');
		const rows = Array.from({ length: 1200 }, (_, n) => ({ role: 'user', content: `m${n}` }));
		for (const part of [rows.slice(0, 600), rows.slice(600)]) {
			await ask('POST', 'append', { chat: 'all', user: 'all', messages: part });
		}
		const found = await memory.chatHistory.getMessages();
		assert.equal(found.length, 1200);
		assert.deepEqual(words([found[0], found[1199]]), [
			['human', 'm0'],
			['human', 'm1199'],
		]);
		await memory.chatHistory.clear();
		assert.deepEqual(await memory.chatHistory.getMessages(), []);
		const unknown = await memoryOf('nobody');
		assert.deepEqual(await unknown.chatHistory.getMessages(), []);
		await unknown.chatHistory.clear();
	});

	test('what the memory manager writes again keeps the time at which it was said', async () => {
		const at = '2026-01-02T10:00:00+00:00';
		const messages = ['um', 'dois', 'três'].map((content) => ({ role: 'user', content, at }));
		await ask('POST', 'append', { chat: 'kept', user: 'kept', messages });
		const memory = await memoryOf('kept');
		const found = await memory.chatHistory.getMessages();
		await memory.chatHistory.clear();
		for (const message of found.slice(0, -1)) await memory.chatHistory.addMessage(message);
		const { items } = await ask('GET', 'history?chat=kept');
		assert.deepEqual(
			items.map((item) => [item.content, Date.parse(item.at)]),
			[
				['um', Date.parse(at)],
				['dois', Date.parse(at)],
			],
		);
	});

	test('the session comes from the chat, from a key, from the body; never from nowhere', async () => {
		const keyed = hosting(server, { ...CHAT, sessionIdType: 'customKey', sessionKey: 5581 });
		await (await supplied(keyed)).saveContext({ input: 'Oi' }, { output: 'Olá' });
		assert.equal((await ask('GET', 'history?chat=5581')).items.length, 2);
		const page = { getBodyData: () => ({ sessionId: '5581' }) };
		const window = await supplied(hosting(server, CHAT, {}, page));
		assert.equal((await window.chatHistory.getMessages()).length, 2);
		for (const lost of [{}, { sessionIdType: 'customKey', sessionKey: ' ' }]) {
			await assert.rejects(supplied(hosting(server, { ...CHAT, ...lost })), /No session ID/);
		}
	});

	test('a conversation of somebody else is refused, in words', async () => {
		await ask('POST', 'record', { chat: 'hers', user: 'ana', said: 'Oi' });
		const memory = await memoryOf('hers', { userId: 'bia' });
		await assert.rejects(memory.saveContext({ input: 'Oi' }, { output: 'Olá' }));
		assert.equal((await ask('GET', 'history?chat=hers')).items.length, 1);
	});

	test('a wrong key is an error, not an empty memory', async () => {
		const options = { options: { whenUnreachable: 'goOn' } };
		const wrong = { ...server, key: 'lbr_wrong' };
		const memory = await supplied(hosting(wrong, { ...CHAT, ...options }, { sessionId: 's1' }));
		await assert.rejects(memory.loadMemoryVariables({}));
	});
});

describe('a server that is away', () => {
	const away = { url: 'http://127.0.0.1:9', key: 'lbr_x' };

	test('stops the agent, unless it may go on without memory', async () => {
		const stop = await supplied(hosting(away, CHAT, { sessionId: 's' }));
		await assert.rejects(stop.loadMemoryVariables({}), /cannot be reached/);
		const host = hosting(
			away,
			{ ...CHAT, options: { whenUnreachable: 'goOn' } },
			{ sessionId: 's' },
		);
		const memory = await supplied(host);
		assert.deepEqual((await memory.loadMemoryVariables({})).chat_history, []);
		await memory.saveContext({ input: 'segredo' }, { output: 'ok' });
		assert.equal(host.logged.length, 2);
		assert.ok(host.logged.every((line) => !line.includes('segredo')));
	});

	test('that is back is asked again, and a turn is recorded under one key', async () => {
		const keys = [];
		const flaky = createServer((request, response) => {
			keys.push(request.headers['idempotency-key']);
			const isUp = keys.length > 2;
			response.writeHead(isUp ? 200 : 503, {
				'Content-Type': 'application/json',
				'Retry-After': '0',
			});
			response.end(isUp ? '[]' : '{"title": "Service Unavailable"}');
		});
		await new Promise((resolve) => flaky.listen(0, '127.0.0.1', resolve));
		const credential = { url: `http://127.0.0.1:${flaky.address().port}/`, key: 'lbr_x' };
		const memory = await supplied(hosting(credential, CHAT, { sessionId: 's' }));
		await memory.saveContext({ input: 'Oi' }, { output: 'Olá' });
		flaky.close();
		assert.equal(keys.length, 3);
		assert.ok(keys[0]);
		assert.equal(new Set(keys).size, 1);
	});
});

async function langchain() {
	return await import('@langchain/core/messages');
}
