// A real Lembrar server with a database of its own, and what n8n hands to a node.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const python = process.env.LEMBRAR_PYTHON ?? 'python3';
const require = createRequire(import.meta.url);

/** What the build made of a source file. */
export const built = (path) => require(join(process.cwd(), 'dist', path));

/** Starts a server and gives its address, a key to it, and how to end it. */
export async function serving() {
	const folder = mkdtempSync(join(tmpdir(), 'lembrar-n8n-'));
	const env = { ...process.env, LEMBRAR_URL: 'sqlite:memory.db', LEMBRAR_EMBEDDER: 'none' };
	const started = { cwd: folder, env };
	const args = ['-m', 'lembrar', 'keys', 'create', '--scope', 'write', '--name', 'n8n'];
	const key = execFileSync(python, args, { ...started, encoding: 'utf8' }).trim();
	const child = spawn(python, ['-m', 'lembrar', 'serve', '--port', '0'], started);
	const url = await listening(child);
	const ended = new Promise((resolve) => child.once('exit', resolve));
	return {
		url,
		key,
		async stop() {
			child.kill('SIGTERM');
			await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function listening(child) {
	return new Promise((resolve, reject) => {
		let told = '';
		const read = (chunk) => {
			told += chunk;
			const found = /Listening on (http:\/\/\S+:\d+)/.exec(told);
			if (found) resolve(found[1]);
		};
		child.stdout.on('data', read);
		child.stderr.on('data', read);
		child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${told}`)));
	});
}

/** Asks the server by itself, past the nodes. */
export function asker({ url, key }) {
	return async (method, path, body) => {
		const answer = await fetch(`${url}/api/v1/${path}`, {
			method,
			headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
			body: body && JSON.stringify(body),
		});
		return await answer.json();
	};
}

/** What n8n gives to a sub-node: its parameters, the item, and requests that carry the credential.
 * Expressions of the form {{ $json.name }} are looked up in the item. */
export function hosting(credential, parameters, json = {}, more = {}) {
	const logged = [];
	const look = (value) => {
		const name = typeof value === 'string' && /^=?\{\{ \$json\.(\w+) \}\}$/.exec(value);
		return name ? json[name[1]] : value;
	};
	const at = (name) => name.split('.').reduce((found, part) => found?.[part], parameters);
	return {
		logged,
		logger: { warn: (text) => logged.push(text), debug() {} },
		getNode: () => ({ name: 'Memory', type: 'memoryLembrar', typeVersion: 1, parameters: {} }),
		getCredentials: async () => ({ url: credential.url, apiKey: credential.key }),
		getNodeParameter: (name, _index, otherwise) => look(at(name)) ?? otherwise,
		evaluateExpression: (text) => look(text),
		getChatTrigger: () => null,
		addInputData: () => ({ index: 0 }),
		addOutputData() {},
		logAiEvent() {},
		helpers: { httpRequestWithAuthentication: (_, request) => send(credential, request) },
		...more,
	};
}

async function send({ key }, { method, url, qs, body, headers }) {
	const address = new URL(url);
	for (const [name, value] of Object.entries(qs ?? {})) address.searchParams.set(name, value);
	const answer = await fetch(address, {
		method,
		headers: { ...headers, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
		body: body && JSON.stringify(body),
	});
	return {
		statusCode: answer.status,
		headers: Object.fromEntries(answer.headers),
		body: await answer.json(),
	};
}
