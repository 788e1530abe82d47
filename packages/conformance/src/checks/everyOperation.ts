import { named, none, NotChecked, type Check } from '../check.js';
import type { Broker } from '../broker.js';
import type { Area } from '../capabilities.js';
import type { Client, Exchange, Given, OperationId } from '../client.js';
import { isKeyed, isStream, type DocumentedOperation, type Node } from '../contract.js';

/** Rules for every operation of the offered areas. The requests are made from the contract alone. */

const AT_ONCE = 6;

/** A check of every operation that `concerns` selects; it collects the faults. */
function each(
  rule: string,
  says: string,
  concerns: (operation: DocumentedOperation) => boolean,
  faultIn: (operation: DocumentedOperation, broker: Broker) => Promise<string | undefined>,
): Check {
  return {
    rule: `operation.${rule}`,
    says,
    area: 'wire',
    async run(broker) {
      const waiting = offeredBy(broker).filter(concerns);
      if (waiting.length === 0) throw new NotChecked('no operation of this kind is offered');
      const faults: string[] = [];
      const work = async (): Promise<void> => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const fault = await faultIn(next, broker);
          if (fault !== undefined) faults.push(fault);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      none(faults.sort());
    },
  };
}

const offeredBy = ({ operations, capabilities }: Broker): DocumentedOperation[] =>
  operations.filter(({ tags }) => tags.some((tag) => capabilities.areas.has(tag as Area)));

/** A well-formed value that names nothing: the first value of an enum, or an unused id. */
function placeholder({ schema }: { readonly schema: Node }): string {
  const [word] = (schema['enum'] ?? []) as readonly string[];
  if (word !== undefined) return word;
  return String(schema['pattern']).includes('_') ? `ord_${'0'.repeat(26)}` : 'NOBODY';
}

const pathOf = ({ parameters }: DocumentedOperation): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => [parameter.name, placeholder(parameter)]),
  );

const send = (client: Client, operation: DocumentedOperation, given: Given = {}): Promise<Exchange> =>
  client.call(operation.operationId as OperationId, { path: pathOf(operation), ...given });

const hasBody = ({ body }: DocumentedOperation): boolean => body !== undefined;
/** Whether the request, if the broker accepts it wrongly, neither changes a password nor locks an account. */
const isHarmless = ({ example }: DocumentedOperation): boolean => !/password/.test(JSON.stringify(example));
const isPaged = ({ parameters }: DocumentedOperation): boolean =>
  parameters.some(({ name }) => name === 'limit') &&
  parameters.every((parameter) => parameter.in !== 'path' && !parameter.required);

/** Compares an answer with the expected refusal. @returns the fault, if it differs */
function unlessRefused(answer: Exchange, status: number, codes: readonly string[] = []): string | undefined {
  const { code } = (answer.body ?? {}) as { code?: unknown };
  const isSo = answer.status === status && (codes.length === 0 || codes.includes(String(code)));
  return isSo ? undefined : `${named(answer)}, not ${[status, codes.join(' or ')].join(' ').trim()}`;
}

/** Sends another body than the contract's example, without a session if the operation needs none. */
const sendBody = (
  { member, visitor }: Broker,
  operation: DocumentedOperation,
  body: unknown,
  given?: Given,
) => send(operation.needsSession ? member : visitor, operation, { body, ...given });

export const everyOperation: readonly Check[] = [
  each(
    'session',
    'Without a live session an operation of a member answers 401, before anything else is looked at.',
    ({ needsSession }) => needsSession,
    async (operation, { visitor }) => {
      const malformed = hasBody(operation) ? { body: '{' } : {};
      for (const client of [visitor, visitor.as('x'.repeat(43))]) {
        const fault = unlessRefused(await send(client, operation, malformed), 401, ['unauthenticated']);
        if (fault !== undefined) return fault;
      }
      return undefined;
    },
  ),

  each(
    'method',
    'Another method of a path answers 405 and names those that there are.',
    // Once for each path.
    ({ method }) => method === 'GET',
    async (operation, { member, operations }) => {
      const there = operations.filter(({ path }) => path === operation.path).map(({ method }) => method);
      const absent = (['PUT', 'PATCH', 'DELETE', 'POST'] as const).find((method) => !there.includes(method));
      if (absent === undefined) return undefined;
      const path = operation.path.replace(
        /\{(\w+)\}/g,
        (_whole, name: string) => pathOf(operation)[name] ?? '',
      );
      const answer = await member.send(absent, path);
      const allowed = answer.headers.get('allow') ?? '';
      const isNamed = there.every((method) => allowed.split(/,\s*/).includes(method));
      return unlessRefused(answer, 405) ?? (isNamed ? undefined : `${named(answer)} with Allow: ${allowed}`);
    },
  ),

  each(
    'unknown-field',
    'A body with a field that the contract does not know is refused by its name.',
    (operation) => hasBody(operation) && isHarmless(operation),
    async (operation, broker) => {
      const body = { ...(operation.example as object), no_such_field: 1 };
      const answer = await sendBody(broker, operation, body);
      const isNamed = answer.text.includes('no_such_field');
      return (
        unlessRefused(answer, 400, ['unknown_field', 'validation']) ??
        (isNamed ? undefined : `${named(answer)} without naming it`)
      );
    },
  ),

  each(
    'required-field',
    'A body without the fields that it must have is refused.',
    (operation) => ((operation.body?.['required'] ?? []) as readonly string[]).length > 0,
    async (operation, broker) => unlessRefused(await sendBody(broker, operation, {}), 400),
  ),

  each(
    'field-type',
    'A body whose fields are of another type is refused, and a field named.',
    hasBody,
    async (operation, broker) => {
      const names = Object.keys(operation.body?.['properties'] ?? {});
      const body = Object.fromEntries(names.map((name) => [name, { a: 1 }]));
      const answer = await sendBody(broker, operation, body);
      const { errors = [] } = (answer.body ?? {}) as { errors?: readonly { path: string }[] };
      const isNamed = errors.some(({ path }) => names.includes(path.split('.')[0] ?? ''));
      return unlessRefused(answer, 400) ?? (isNamed ? undefined : `${named(answer)} without naming a field`);
    },
  ),

  each('json', 'A body that is not JSON is refused.', hasBody, async (operation, broker) =>
    unlessRefused(await sendBody(broker, operation, '{'), 400, ['malformed_json']),
  ),

  each(
    'media-type',
    'A body of another media type is refused.',
    (operation) => hasBody(operation) && isHarmless(operation),
    async (operation, broker) => {
      const headers = { 'content-type': 'text/plain' };
      const answer = await sendBody(broker, operation, operation.example, { headers });
      return unlessRefused(answer, 415);
    },
  ),

  each(
    'key-required',
    'What moves or commits something is refused without an Idempotency-Key.',
    (operation) => isKeyed(operation) && hasBody(operation),
    async (operation, broker) => {
      const answer = await sendBody(broker, operation, operation.example, { key: null });
      return unlessRefused(answer, 400, ['idempotency_key_required']);
    },
  ),

  each(
    'unknown-id',
    'What nobody has is not found.',
    ({ method, path, needsSession }) => method === 'GET' && path.includes('{id}') && needsSession,
    async (operation, { member }) => unlessRefused(await send(member, operation), 404, ['not_found']),
  ),

  each(
    'limit',
    'A page has 1 to 100 rows; another limit is refused.',
    isPaged,
    async (operation, { member }) => {
      for (const limit of ['0', '101', '-1', 'abc']) {
        const fault = unlessRefused(await send(member, operation, { query: { limit } }), 400, ['validation']);
        if (fault !== undefined) return `${fault}, for limit=${limit}`;
      }
      return undefined;
    },
  ),

  each(
    'tag',
    'Reference data that has not changed is not sent again.',
    ({ method, responses, parameters }) =>
      method === 'GET' && responses['304'] !== undefined && parameters.every(({ required }) => !required),
    async (operation, { visitor }) => {
      const first = await send(visitor, operation);
      const tag = first.headers.get('etag');
      if (tag === null) return `${named(first)} without an ETag`;
      const again = await send(visitor, operation, { headers: { 'if-none-match': tag } });
      // An answer that contains the time has a new tag by then.
      const isSame = again.status === 304 || again.headers.get('etag') !== tag;
      return isSame ? undefined : `${named(again)} for its own ETag, not 304`;
    },
  ),
];

/** Lists with pages and without required parameters. */
export const pagedLists = (broker: Broker): DocumentedOperation[] =>
  offeredBy(broker).filter((operation) => isPaged(operation) && !isStream(operation));
