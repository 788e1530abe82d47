// @ts-check
/** Calls the operators' API of a running server, and stores the operator's session. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { hostForUrl } from '../lib/server.mjs';

/** Without the slash that a copied address ends with. */
export const server = (
  process.env['SERVER_URL'] || `http://${hostForUrl(process.env['HOST'])}:${process.env['PORT'] ?? '8080'}`
).replace(/\/+$/, '');

/** The session file; only its owner can read it. */
const file =
  process.env['OPERATOR_SESSION'] ??
  join(process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'fairlot', 'operator.json');

/** Wrong arguments, or a refusal by the server: one line, exit code 2. */
export class Refused extends Error {
  /** @param {string} message @param {string} [code] the server's */
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

/** @returns {Record<string, string>} tokens by server */
function readTokens() {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** @param {string | undefined} token */
export function keepToken(token) {
  const { [server]: _old, ...others } = readTokens();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const tokens = token === undefined ? others : { ...others, [server]: token };
  writeFileSync(file, `${JSON.stringify(tokens)}\n`, { mode: 0o600 });
}

export const hasToken = () => readTokens()[server] !== undefined;

/**
 * @param {'GET' | 'POST' | 'PATCH' | 'DELETE'} method
 * @param {string} path below /operator/v1
 * @param {object} [body]
 * @returns {Promise<Response>} a successful answer
 */
async function send(method, path, body) {
  const token = readTokens()[server];
  /** @type {Response} */
  let response;
  try {
    response = await fetch(`${server}/operator/v1${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused(`No server answers at ${server}. SERVER_URL says where it is.`);
  }
  if (response.ok) return response;
  const problem = await response.json().catch(() => ({}));
  if (response.status === 401)
    throw new Refused('Sign in first: npm run review -- login NAME', 'unauthenticated');
  const wait = response.headers.get('retry-after');
  const fields = (problem.errors ?? []).map((/** @type {{path: string}} */ { path }) => path).join(', ');
  throw new Refused(
    `${response.status}: ${[problem.message].flat().join(' ') || response.statusText}` +
      `${fields === '' ? '' : ` (${fields})`}${wait === null ? '' : ` Wait ${wait} s.`}`,
    problem.code,
  );
}

/**
 * @param {'GET' | 'POST' | 'PATCH' | 'DELETE'} method @param {string} path @param {object} [body]
 * @returns {Promise<any>}
 */
export async function call(method, path, body) {
  const response = await send(method, path, body);
  if (response.status === 204) return undefined;
  return response.json().catch(() => {
    throw new Refused(`What answers at ${server} is no server of Fairlot. SERVER_URL says where it is.`);
  });
}

/** @param {string} id @returns {Promise<{bytes: Uint8Array, ending: string}>} */
export async function fetchPicture(id) {
  const response = await send('GET', `/picture/${encodeURIComponent(id)}`);
  const ending = response.headers.get('content-type') === 'image/png' ? 'png' : 'jpg';
  return { bytes: new Uint8Array(await response.arrayBuffer()), ending };
}
