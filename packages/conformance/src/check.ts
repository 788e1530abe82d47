import { setTimeout as wait } from 'node:timers/promises';
import { compare, decimal, toText, type Decimal } from '@fairlot/money';
import type { Broker } from './broker.js';
import type { Area } from './capabilities.js';
import type { Answer, BodyOf, Exchange, OperationId } from './client.js';
import { faultsOf, schemaOf } from './contract.js';

/** A rule of the contract, with a check of whether a broker keeps it. */
export interface Check {
  /** The name of the rule in reports: `order.replay`. */
  readonly rule: string;
  /** The rule as a sentence. */
  readonly says: string;
  readonly area: Area;
  /** Returns if the rule is kept. @throws Violation @throws NotChecked */
  run(broker: Broker): Promise<void>;
}

/** The broker breaks the rule. Each fault is a sentence. */
export class Violation extends Error {
  override readonly name = 'Violation';
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** The rule cannot be checked with this broker. The message says what is missing. */
export class NotChecked extends Error {
  override readonly name = 'NotChecked';
}

const SHOWN_FAULTS = 12;

/** Requires that there are no faults. @throws Violation with the first few of them */
export function none(faults: readonly string[]): void {
  const different = [...new Set(faults)];
  const hidden = different.length - SHOWN_FAULTS;
  if (different.length === 0) return;
  throw new Violation([
    ...different.slice(0, SHOWN_FAULTS),
    ...(hidden > 0 ? [`and ${hidden} more like these`] : []),
  ]);
}

export function must(condition: boolean, fault: string): asserts condition {
  if (!condition) throw new Violation([fault]);
}

/** Requires something that the check needs. @throws NotChecked if it is missing */
export function needed<T>(value: T | null | undefined, missing: string): T {
  if (value === null || value === undefined) throw new NotChecked(missing);
  return value;
}

/**
 * Requires that two amounts are equal.
 * @param what names the amount: `the fee of the order`
 * @throws Violation
 */
export function equal(actual: Decimal | string, expected: Decimal | string, what: string): void {
  const [is, should] = [toDecimal(actual), toDecimal(expected)];
  must(compare(is, should) === 0, `${what} is ${toText(is)}, not ${toText(should)}`);
}

/** A number that should be text counts as what it says; `answer.shape` finds it. */
const toDecimal = (value: Decimal | string): Decimal => (typeof value === 'bigint' ? value : decimal(value));

/** The body of an answer, which must be a success. @throws Violation */
export function accepted<Id extends OperationId>(answer: Answer<Id>): BodyOf<Id> {
  must(answer.status >= 200 && answer.status < 300, `${named(answer)}, where it should have been accepted`);
  return answer.body as BodyOf<Id>;
}

interface Refused {
  readonly code: string;
  readonly message: string | readonly string[];
  readonly errors?: readonly { readonly path: string; readonly params?: Readonly<Record<string, string>> }[];
}

/**
 * The body of an answer, which must be this refusal.
 * @param field the field that it must name
 * @throws Violation
 */
export function refused(answer: Exchange, status: number, code?: string, field?: string): Refused {
  const problem = (answer.body ?? {}) as Partial<Refused>;
  const isSo = answer.status === status && (code === undefined || problem.code === code);
  must(isSo, `${named(answer)}, not ${status}${code === undefined ? '' : ` ${code}`}`);
  const fields = (problem.errors ?? []).map(({ path }) => path);
  must(
    field === undefined || fields.includes(field),
    `${named(answer)}, which does not name the field ${field}`,
  );
  return problem as Refused;
}

/** A request with its answer, for messages: `POST /order answered 422 insufficient_funds`. */
export function named({ request, status, body }: Exchange): string {
  const { code } = (body ?? {}) as { code?: unknown };
  return `${request} answered ${status}${typeof code === 'string' ? ` ${inOneLine(code)}` : ''}`;
}

/** A word of a broker as it is; any other text quoted and cut, because a message is one line. */
const inOneLine = (text: string): string =>
  /^[\w.-]{1,60}$/.test(text) ? text : JSON.stringify(text.slice(0, 60));

/** How a good answer differs from the shape that openapi.yaml gives it; undefined if it does not. */
export function shapeFault({ operation, status, headers, body }: Exchange): string | undefined {
  if (operation === undefined || status < 200 || status >= 300) return undefined;
  const schema = schemaOf(operation, status);
  const type = headers.get('content-type') ?? 'nothing';
  // A file or a picture, where the contract offers that beside JSON.
  const documented = Object.keys(operation.responses[String(status)]?.content ?? {});
  const isFile = !/json/.test(type) && documented.some((each) => type.split(';')[0] === each.split(';')[0]);
  if (schema === undefined || isFile) return undefined;
  return body === undefined ? `it is ${type}, and no JSON that can be read` : faultsOf(schema, body)[0];
}

const POLL_MS = 250;

/** Asks again until there is a result. @param what the expectation, for the message: `the deposit was decided` */
export async function eventually<T>(
  ask: () => Promise<T | undefined>,
  seconds: number,
  what: string,
): Promise<T> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    must(Date.now() < until, `it did not come about within ${seconds} seconds that ${what}`);
    await wait(POLL_MS);
  }
}
