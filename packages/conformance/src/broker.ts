import { spawn, type ChildProcess } from 'node:child_process';
import type { Capabilities, Reviewed } from './capabilities.js';
import { NotChecked, Violation, named } from './check.js';
import { createClient, NoAnswer, type Client, type Exchange } from './client.js';
import { readContract, schemaOf, type DocumentedOperation } from './contract.js';
import { WrongUse } from './wrongUse.js';

export interface Credentials {
  readonly mail: string;
  readonly password: string;
}

/** Decides a review, in place of the broker's staff. */
export type Operator = (decision: 'pass' | 'refuse', kind: Reviewed, id: string) => Promise<void>;

export interface ConnectOptions {
  /** The base URL, with or without `/api/v1`. */
  readonly base: string;
  /** The first member trades. The second one, if given, must not see what belongs to the first. */
  readonly members: readonly Credentials[];
  /** The six-digit pay password of the first member. */
  readonly payPassword?: string | undefined;
  readonly operator?: Operator | undefined;
  readonly capabilities: Capabilities;
  /** The time limit of an answer. */
  readonly answerMs?: number;
  /** The time limit of all requests together. Default: an hour. */
  readonly runMs?: number;
}

/** The broker under test, as the checks use it. */
export interface Broker {
  readonly base: string;
  readonly operations: readonly DocumentedOperation[];
  readonly capabilities: Capabilities;
  /** Every exchange so far, in order. */
  readonly exchanges: readonly Exchange[];
  readonly visitor: Client;
  readonly member: Client;
  readonly credentials: Credentials;
  /** Whether requests are still sent. Without time, rules stay unchecked. */
  hasTime(): boolean;
  /** The second member. @throws NotChecked if none was given */
  other(): Client;
  /** @throws NotChecked if none was given */
  payPassword(): string;
  /** Opens another session of the first member. */
  signIn(): Promise<{ readonly token: string; readonly client: Client }>;
  /**
   * Gets a review decided, or expects the policy to decide it.
   * @throws NotChecked if nobody decides such a review during a run
   */
  decide(decision: 'pass' | 'refuse', kind: Reviewed, id: string): Promise<void>;
}

const VERSION_PATH = '/api/v1';
const RUN_MS = 3_600_000;

/**
 * Checks that a broker answers, and signs the members in.
 * @throws WrongUse, in one line, if the checks cannot begin
 */
export async function connect(options: ConnectOptions): Promise<Broker> {
  const { capabilities, members, operator } = options;
  const base = toBase(options.base);
  const operations = readContract();
  const exchanges: Exchange[] = [];
  const endsAtMs = Date.now() + (options.runMs ?? RUN_MS);
  const visitor = createClient({
    base,
    exchanges,
    endsAtMs,
    operations: new Map(operations.map((operation) => [operation.operationId, operation])),
    ...(options.answerMs === undefined ? {} : { answerMs: options.answerMs }),
  });
  await knock(visitor, base);
  const [first, second] = members;
  if (first === undefined) throw new WrongUse('--member mail:password is needed: a customer to sign in as.');
  if (second?.mail === first.mail) throw new WrongUse('--member: the second one must be somebody else.');
  const member = visitor.as(await signInAs(visitor, first));
  const other = second === undefined ? undefined : visitor.as(await signInAs(visitor, second));

  return {
    base,
    operations,
    capabilities,
    exchanges,
    visitor,
    member,
    credentials: first,
    hasTime: () => Date.now() < endsAtMs,
    other: () => other ?? notChecked('needs somebody else: a second --member'),
    payPassword: () => options.payPassword ?? notChecked('needs --pay-password'),
    async signIn() {
      const token = await signInAs(visitor, first);
      return { token, client: visitor.as(token) };
    },
    async decide(decision, kind, id) {
      const reviewer = capabilities.reviews[kind];
      if (reviewer === 'people') notChecked(`a ${kind} is not decided during a run`);
      if (reviewer === 'policy' && decision === 'refuse') notChecked(`a ${kind} is decided by a policy`);
      if (reviewer === 'operator') await (operator ?? notChecked('needs --operator'))(decision, kind, id);
    },
  };
}

function notChecked(missing: string): never {
  throw new NotChecked(missing);
}

function toBase(text: string): string {
  const base = URL.canParse(text) ? new URL(text) : undefined;
  if (base === undefined || !/^https?:$/.test(base.protocol))
    throw new WrongUse(`--base: "${text}" is no address of the form https://broker.example`);
  if (`${base.username}${base.password}` !== '')
    throw new WrongUse(`--base: the address of ${base.host} may not have a name and a password`);
  if (`${base.search}${base.hash}` !== '')
    throw new WrongUse(`--base: "${text}" may not have a query or a fragment: no request would have it`);
  const whole = `${base.origin}${base.pathname}`.replace(/\/+$/, '');
  return whole.endsWith(VERSION_PATH) ? whole : `${whole}${VERSION_PATH}`;
}

/** Reads the settings, which need no session, to see whether this is a broker of the contract. */
async function knock(visitor: Client, base: string): Promise<void> {
  const answer = await visitor.call('getBaseSettings').catch((error: unknown) => {
    if (error instanceof NoAnswer) throw new WrongUse(`No broker at ${base}: ${error.message}`);
    throw error;
  });
  const type = answer.headers.get('content-type') ?? 'nothing';
  const notOurs = `${base} is no broker of this contract: ${answer.request} answered ${answer.status}`;
  const elsewhere = answer.headers.get('location');
  if (answer.status >= 300 && answer.status < 400 && elsewhere !== null)
    throw new WrongUse(
      `${notOurs}, a redirect to ${elsewhere}: name that address, without its path, by --base.`,
    );
  if (/html/.test(type)) throw new WrongUse(`${notOurs} with a web page (${type}).`);
  if (answer.status !== 200) throw new WrongUse(`${notOurs} (${type}).`);
  if (answer.body === undefined) throw new WrongUse(`${notOurs} (${type}), and no JSON that can be read.`);
  if (typeof answer.body !== 'object' || answer.body === null)
    throw new WrongUse(`${notOurs} with no object of JSON.`);
  const schema = answer.operation === undefined ? undefined : schemaOf(answer.operation, 200);
  const known = Object.keys(schema?.['properties'] ?? {});
  if (!known.some((name) => Object.hasOwn(answer.body as object, name)))
    throw new WrongUse(`${notOurs} with none of the settings of openapi.yaml.`);
}

/** What may follow `Bearer`: visible ASCII. */
const SENDABLE = /^[\x21-\x7e]+$/;

async function signInAs(visitor: Client, { mail, password }: Credentials): Promise<string> {
  const answer = await visitor.call('loginMember', { body: { mail, password } }).catch((error: unknown) => {
    if (error instanceof NoAnswer) throw new WrongUse(`${mail} cannot be signed in: ${error.message}`);
    throw error;
  });
  if (answer.status === 202)
    throw new WrongUse(`${mail} is asked for a second step at signing in: use a member without one.`);
  const { token } = (answer.body ?? {}) as { token?: unknown };
  const notSignedIn = `${mail} cannot be signed in: ${named(answer)}`;
  if (answer.status >= 200 && answer.status < 300 && answer.status !== 200)
    throw new WrongUse(`${notSignedIn}, where openapi.yaml has 200.`);
  if (answer.status !== 200) throw new WrongUse(`${notSignedIn}.`);
  if (typeof token !== 'string') {
    const type = answer.headers.get('content-type') ?? 'nothing';
    throw new WrongUse(`${notSignedIn}, without a token (${type}).`);
  }
  if (!SENDABLE.test(token))
    throw new WrongUse(`${notSignedIn}, with a token that no Authorization header can hold.`);
  return token;
}

const DECIDE_MS = 30_000;

/**
 * An operator that runs a command, such as `COMMAND refuse withdrawal wdr_… --reason Conformance`. The command
 * must exit with 0 once the review is decided.
 * @param decideMs its time limit
 */
export const operatorOf =
  (command: string, decideMs = DECIDE_MS): Operator =>
  (decision, kind, id) =>
    new Promise((resolve, reject) => {
      const line = `${command} ${decision} ${kind} ${id.replace(/\W/g, '')} --reason Conformance`;
      // A group of its own, so that what the shell has started ends with it.
      const child = spawn(line, { shell: true, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
      const timer = setTimeout(() => endGroup(child), decideMs);
      let words = '';
      child.stderr.on('data', (bytes: Buffer) => (words += bytes.toString()));
      child.on('error', reject);
      child.on('close', (code, signal) => {
        clearTimeout(timer);
        const [why = ''] = words.trim().split('\n');
        const how = signal === null ? `ended with ${code}` : `no end within ${decideMs / 1000} seconds`;
        if (code === 0) resolve();
        else reject(new Violation([`--operator did not ${decision} the ${kind} (${how}): ${why}`]));
      });
    });

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
