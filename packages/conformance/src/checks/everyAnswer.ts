import { named, none, NotChecked, shapeFault, type Check } from '../check.js';
import type { Exchange } from '../client.js';
import { faultsOf, isStream, problemOf, type DocumentedOperation } from '../contract.js';

/** Rules for every answer, checked on all answers that the other checks received. They run last. */

type Answered = Exchange & { readonly operation: DocumentedOperation };

const isAnswered = (exchange: Exchange): exchange is Answered => exchange.operation !== undefined;
const isAny = (): boolean => true;
const isGood = ({ status }: Exchange): boolean => status >= 200 && status < 300;
const isRefusal = ({ status }: Exchange): boolean => status >= 400;
const isNoStream = ({ operation }: Answered): boolean => !isStream(operation);
const isKeepable = (answer: Answered): boolean => isGood(answer) && isNoStream(answer);
const codeOf = ({ body }: Exchange): unknown => ((body ?? {}) as { code?: unknown }).code;
const isToWait = (answer: Exchange): boolean =>
  answer.status === 429 || answer.status === 503 || codeOf(answer) === 'idempotency_in_progress';

/** A check of every answer that `concerns` selects; it collects the faults. */
function law(
  rule: string,
  says: string,
  concerns: (answer: Answered) => boolean,
  faultIn: (answer: Answered) => string | undefined,
): Check {
  return {
    rule: `answer.${rule}`,
    says,
    area: 'wire',
    async run(broker) {
      const concerned = broker.exchanges.filter(isAnswered).filter(concerns);
      if (concerned.length === 0) throw new NotChecked('no answer was of this kind');
      none(
        concerned.flatMap((answer) => {
          const fault = faultIn(answer);
          return fault === undefined ? [] : [`${named(answer)}: ${fault}`];
        }),
      );
    },
  };
}

/** A whole text that is a moment, in whatever zone. */
const MOMENT = /"\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d[^"]{0,20}"/g;
const UTC_MOMENT = /^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"$/;

/** Error codes that any operation may answer. */
const COMMON_CODES = new Set([
  ...['malformed_json', 'validation', 'unknown_field', 'unauthenticated', 'not_found', 'method_not_allowed'],
  ...[
    'request_timeout',
    'payload_too_large',
    'unsupported_media_type',
    'rate_limited',
    'internal',
    'unavailable',
  ],
  ...['idempotency_key_required', 'idempotency_key_reused', 'idempotency_in_progress', 'invalid_cursor'],
]);

export const everyAnswer: readonly Check[] = [
  law('status', 'Every answer has a status of its operation; nothing fails with 500.', isAny, (answer) => {
    const { operation, status } = answer;
    if (status >= 500 && status !== 503) return 'the broker failed';
    const isDocumented = isRefusal(answer) || String(status) in operation.responses;
    return isDocumented ? undefined : `openapi.yaml has no ${status} there`;
  }),

  law('shape', 'Every good answer has the shape that openapi.yaml gives it.', isGood, shapeFault),

  law(
    'decimal',
    'Money, prices and quantities are text; no answer holds a fraction as a JSON number.',
    ({ body }) => body !== undefined,
    (answer) => {
      const withoutTexts = answer.text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
      const fraction = /(""\s*:\s*)?-?\d+(\.\d+|[eE])/.exec(withoutTexts);
      return fraction === null
        ? undefined
        : `a number with a fraction, ${fraction[0].replace(/^""\s*:\s*/, '')}`;
    },
  ),

  law('instant', 'Every moment is written in UTC, with milliseconds.', isGood, (answer) => {
    const stray = (answer.text.match(MOMENT) ?? []).find((text) => !UTC_MOMENT.test(text));
    return stray === undefined ? undefined : `a moment written as ${stray}`;
  }),

  law('problem', 'Every refusal is a problem document with a code and a sentence.', isRefusal, (answer) => {
    const type = answer.headers.get('content-type') ?? 'nothing';
    if (!type.startsWith('application/problem+json')) return `it is ${type}`;
    const [fault] = faultsOf(problemOf(answer.operation), answer.body);
    if (fault !== undefined) return fault;
    const problem = answer.body as { status: number; message: unknown; errors?: readonly unknown[] };
    if (problem.status !== answer.status) return `it says that its status is ${problem.status}`;
    const isList = (problem.errors?.length ?? 0) > 1;
    return Array.isArray(problem.message) === isList
      ? undefined
      : '`message` is a list exactly when `errors` has more than one entry';
  }),

  law('code', 'Every refusal has a code that the contract gives its operation.', isRefusal, (answer) => {
    const code = codeOf(answer);
    const isKnown =
      typeof code !== 'string' || COMMON_CODES.has(code) || answer.operation.errorCodes.includes(code);
    return isKnown ? undefined : 'the code is not among those of the operation';
  }),

  law(
    'retry-after',
    'Whoever has to wait is told for how long: 429, 503 and a key that is under way.',
    isToWait,
    (answer) => {
      const seconds = answer.headers.get('retry-after');
      return seconds !== null && /^[1-9]\d*$/.test(seconds) ? undefined : 'no Retry-After';
    },
  ),

  law(
    'limits',
    'Every answer except a stream states what is left of the rate limits.',
    isNoStream,
    (answer) => {
      const policy = answer.headers.get('ratelimit-policy') ?? '';
      const state = answer.headers.get('ratelimit') ?? '';
      const areStated = /^"\w+";q=\d+;w=\d+/.test(policy) && /^"\w+";r=\d+;t=\d+/.test(state);
      return areStated ? undefined : 'no RateLimit and RateLimit-Policy';
    },
  ),

  law(
    'no-store',
    'What belongs to a member is kept by no cache; reference data has a tag.',
    isKeepable,
    ({ operation, headers }) => {
      const control = headers.get('cache-control') ?? '';
      if (operation.needsSession && !/no-store/.test(control)) return `Cache-Control is "${control}"`;
      const isKept = operation.responses['304'] !== undefined;
      return isKept && !headers.has('etag') ? 'no ETag, though the contract offers 304' : undefined;
    },
  ),

  law('nosniff', 'Browsers are told not to guess the type of an answer.', isAny, ({ headers }) =>
    headers.get('x-content-type-options') === 'nosniff' ? undefined : 'no X-Content-Type-Options: nosniff',
  ),
];
