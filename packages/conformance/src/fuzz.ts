import { faultsOf, isStream, problemOf, schemaOf, type DocumentedOperation } from './contract.js';
import { createRandom, pick, requestOf, type Request } from './fuzzRequest.js';

/**
 * A fuzzer. It sends requests made from the contract, valid or not, in sequences of steps, and every answer
 * must fit the contract. A step is a number; its request follows from that number and the ids that earlier
 * answers of the sequence contained. So a sequence can be repeated without some of its steps, and a failure is
 * reduced to the shortest sequence found that still fails.
 */

export interface Target {
  /** With the version: `https://broker.example/api/v1`. */
  readonly base: string;
  readonly token: string;
  readonly operations: readonly DocumentedOperation[];
  readonly answerMs?: number;
}

export interface Failure {
  readonly fault: string;
  /** The sequence that fails, reduced. */
  readonly requests: readonly Request[];
}

export interface FuzzOptions {
  readonly seed: number;
  readonly requests: number;
  /** How many sequences run at the same time. */
  readonly lanes?: number;
  readonly onProgress?: (sent: number) => void;
  /** Asked between two sequences; true ends the run. */
  readonly isOver?: () => boolean;
}

const STEPS = 25;
const ANSWER_MS = 10_000;
const MOST_REPLAYS = 200;
/** Left out: streams, which stay open, and operations that end the session or change how to sign in. */
const LEFT_OUT =
  /^(stream|logout|rotate|end|freeze|reset|changePassword|setPayPassword|changeContact|startTotp)/;

/** Sends about `requests` requests. @returns the first failure, reduced as far as it can be repeated alone */
export async function fuzz(
  target: Target,
  { seed, requests, lanes = 1, onProgress, isOver = () => false }: FuzzOptions,
): Promise<Failure | undefined> {
  const operations = target.operations.filter(
    (operation) => !LEFT_OUT.test(operation.operationId) && !isStream(operation),
  );
  const random = createRandom(seed);
  let [begun, sent] = [0, 0];
  const failures: { readonly place: number; readonly story: readonly number[]; readonly failure: Failure }[] =
    [];
  const tellStories = async (): Promise<void> => {
    while (begun < requests && failures.length === 0 && !isOver()) {
      const place = begun;
      begun += STEPS;
      const story = Array.from({ length: STEPS }, () => Math.floor(random() * 2 ** 32));
      const failure = await tell(story, operations, target);
      if (failure !== undefined) failures.push({ place, story, failure });
      else onProgress?.((sent += STEPS));
    }
  };
  await Promise.all(Array.from({ length: lanes }, tellStories));
  const [first] = failures.toSorted((one, other) => one.place - other.place);
  if (first === undefined) return undefined;
  const { story, failure } = first;
  return shorten(story.slice(0, failure.requests.length), failure, operations, target);
}

/** Removes steps, first half of them and finally one at a time, as long as the rest still fails. */
async function shorten(
  story: readonly number[],
  failure: Failure,
  operations: readonly DocumentedOperation[],
  target: Target,
): Promise<Failure> {
  let [shortest, found] = [story, failure];
  let replays = 0;
  for (let size = Math.ceil(story.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < shortest.length && replays < MOST_REPLAYS; replays += 1) {
      const rest = [...shortest.slice(0, at), ...shortest.slice(at + size)];
      const again = rest.length === 0 ? undefined : await tell(rest, operations, target);
      if (again === undefined) at += size;
      else [shortest, found] = [rest.slice(0, again.requests.length), again];
    }
  }
  return found;
}

/** Sends the steps of a sequence. @returns the failure, with the requests up to it */
async function tell(
  story: readonly number[],
  operations: readonly DocumentedOperation[],
  target: Target,
): Promise<Failure | undefined> {
  const known = new Set<string>();
  const requests: Request[] = [];
  for (const step of story) {
    const random = createRandom(step);
    const request = requestOf(pick(operations, random), { random, known: [...known] }, target);
    requests.push(request);
    const { fault, text } = await send(request, target.answerMs ?? ANSWER_MS);
    if (fault !== undefined) return { fault, requests };
    for (const [id] of text.matchAll(/\b[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}\b/g)) known.add(id);
  }
  return undefined;
}

async function send(
  { operation, url, headers, body }: Request,
  answerMs: number,
): Promise<{ fault: string | undefined; text: string }> {
  const { method } = operation;
  try {
    const response = await fetch(url, {
      method,
      headers,
      // A redirect is an answer that the contract does not have.
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return { fault: faultIn(operation, response, text), text };
  } catch (error) {
    return { fault: `${operation.operationId}: no answer (${String(error)})`, text: '' };
  }
}

function faultIn(
  operation: DocumentedOperation,
  { status, headers }: Response,
  text: string,
): string | undefined {
  const said = `${operation.operationId} answered ${status}`;
  if (status >= 500 && status !== 503) return `${said}: ${text.slice(0, 300)}`;
  const isJson = /json/.test(headers.get('content-type') ?? '');
  const schema = status >= 400 ? problemOf(operation) : schemaOf(operation, status);
  if (status < 400 && !(String(status) in operation.responses))
    return `${said}, which openapi.yaml does not have`;
  if (status >= 400 && !isJson) return `${said} with ${headers.get('content-type') ?? 'nothing'}`;
  if (schema === undefined || !isJson) return undefined;
  const [fault] = faultsOf(schema, JSON.parse(text));
  return fault === undefined ? undefined : `${said}: ${fault}`;
}

/** The requests of a failure as lines for a shell. @param token what replaces the session token */
export function toCurl({ requests }: Failure, token = '$TOKEN'): string {
  return requests
    .map(({ operation, url, headers, body }) => {
      const named = Object.entries(headers).map(([name, value]) =>
        quoted(`${name}: ${name === 'authorization' ? `Bearer ${token}` : value}`),
      );
      const sent = body === undefined ? '' : ` --data-raw ${quoted(body)}`;
      return `curl -X ${operation.method} ${named.map((header) => `-H ${header}`).join(' ')}${sent} ${quoted(url)}`;
    })
    .join('\n');
}

/** Quotes text for a shell; `$TOKEN` stays a variable. */
const quoted = (text: string): string =>
  text.includes('$TOKEN') ? `"${text}"` : `'${text.replaceAll("'", `'\\''`)}'`;
