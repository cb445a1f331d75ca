// The action node: every operation does at a real server what it says.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { play, solve } from './routing.mjs';
import { asker, built, serving } from './serving.mjs';

const { Lembrar } = built('nodes/Lembrar/Lembrar.node.js');
const { LembrarApi } = built('credentials/LembrarApi.credentials.js');
const node = new Lembrar();

const shown = (resource) =>
	node.description.properties.find(
		(one) => one.name === 'operation' && one.displayOptions.show.resource.includes(resource),
	);

describe('the action node', () => {
	let server, credential;
	const done = new Set();
	before(async () => {
		server = await serving();
		credential = { url: `${server.url}/`, apiKey: server.key };
	});
	after(async () => await server.stop());

	const run = async (resource, operation, more) => {
		done.add(`${resource}.${operation}`);
		return await play(node, credential, { resource, operation, ...more });
	};
	const ana = { userId: 'ana' };
	const chat = { chatId: 'c1', ...ana };

	test('records a turn once, and gives it back as context and as messages', async () => {
		const recordFields = { answered: 'Que bom!', id: 'm1', channel: 'whatsapp' };
		for (let time = 0; time < 2; time++) {
			const [turn] = await run('conversation', 'record', {
				...chat,
				said: 'Moro no Recife',
				recordFields,
			});
			assert.equal(turn.number, 1);
		}
		const contextFields = { budget: 500 };
		const [context] = await run('conversation', 'context', {
			...chat,
			query: 'onde?',
			contextFields,
		});
		assert.match(context.text, /Recife/);
		assert.equal(context.budget, 500);
		const newest = await run('conversation', 'history', { ...chat, limit: 1 });
		assert.deepEqual([newest.length, newest[0].content], [1, 'Que bom!']);
		const all = await run('conversation', 'history', { ...chat, returnAll: true, order: 'oldest' });
		assert.deepEqual(
			all.map((message) => message.content),
			['Moro no Recife', 'Que bom!'],
		);
	});

	test('returns all, page after page', async () => {
		const messages = Array.from({ length: 1000 }, (_, n) => ({ role: 'user', content: `m${n}` }));
		for (const part of [messages.slice(0, 500), messages.slice(500), [messages[0]]]) {
			await asker(server)('POST', 'append', { chat: 'many', user: 'many', messages: part });
		}
		const long = { chatId: 'many', returnAll: true, order: 'oldest' };
		const said = await run('conversation', 'history', long);
		assert.deepEqual([said.length, said[999].content, said[1000].content], [1001, 'm999', 'm0']);
		for (let n = 0; n < 3; n++)
			await run('fact', 'remember', { userId: 'facts', text: `Gosto de ${n}` });
		const some = await run('fact', 'getAll', { userId: 'facts', limit: 2 });
		assert.equal(some.length, 2);
		const all = await run('fact', 'getAll', { userId: 'facts', returnAll: true, status: '' });
		assert.equal(all.length, 3);
		const none = await run('fact', 'getAll', { userId: 'facts', kinds: 'appointment' });
		assert.equal(none.length, 0);
	});

	test('keeps, puts right, takes back, pins and forgets a fact', async () => {
		const [first] = await run('fact', 'remember', {
			...ana,
			text: 'Sou vegetariana',
			kind: 'preference',
		});
		assert.equal(first.kind, 'preference');
		const [second] = await run('fact', 'correct', { factId: first.id, text: 'Sou vegana' });
		await run('fact', 'undo', { factId: second.id });
		const [pinned] = await run('fact', 'pin', { factId: first.id });
		assert.equal(pinned.pinned, true);
		const [loose] = await run('fact', 'unpin', { factId: first.id });
		assert.equal(loose.pinned, false);
		const [receipt] = await run('fact', 'forget', { factId: first.id });
		assert.ok(receipt.facts >= 1);
		await assert.rejects(run('fact', 'correct', { factId: first.id, text: 'x' }), /404/);
	});

	test('searches, lists, links and describes a person', async () => {
		const hits = await run('person', 'search', { ...ana, searchQuery: 'Recife', searchLimit: 1 });
		assert.equal(hits.length, 1);
		assert.match(hits[0].content, /Recife/);
		const chats = await run('person', 'chats', ana);
		assert.deepEqual(
			chats.map((one) => one.id),
			['c1'],
		);
		const [profile] = await run('person', 'profile', ana);
		assert.equal(typeof profile, 'object');
		const number = { ...ana, channel: 'whatsapp', identity: '5581999990000' };
		const [link] = await run('person', 'link', number);
		assert.equal(link.identity, number.identity);
		const [unlinked] = await run('person', 'unlink', number);
		assert.equal(unlinked.unlinked, true);
	});

	test('switches memory off, and forgets a conversation and a person', async () => {
		const [off] = await run('conversation', 'open', { ...chat, enabled: false });
		assert.equal(off.enabled, false);
		const [on] = await run('conversation', 'open', { ...chat, timezone: 'America/Recife' });
		assert.deepEqual([on.enabled, on.timezone], [true, 'America/Recife']);
		const [gone] = await run('conversation', 'forget', { chatId: 'c1' });
		assert.equal(gone.messages, 2);
		await run('person', 'forget', ana);
		assert.deepEqual(await run('fact', 'getAll', ana), []);
	});

	test('all of its operations were tried', () => {
		const offered = ['conversation', 'fact', 'person'].flatMap((resource) =>
			shown(resource).options.map((option) => `${resource}.${option.value}`),
		);
		assert.deepEqual([...done].sort(), offered.sort());
	});

	test("the credential's test tells a right key from a wrong one", async () => {
		const { request } = new LembrarApi().test;
		const { headers } = new LembrarApi().authenticate.properties;
		const status = async (apiKey) => {
			const known = { $credentials: { url: server.url, apiKey } };
			const address = `${solve(request.baseURL, known)}${request.url}?${new URLSearchParams(request.qs)}`;
			const sent = { Authorization: solve(headers.Authorization, known) };
			return (await fetch(address, { headers: sent })).status;
		};
		assert.equal(await status(server.key), 200);
		assert.equal(await status('lbr_wrong'), 401);
	});
});
