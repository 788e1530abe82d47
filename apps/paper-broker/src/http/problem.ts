import { errorCatalogue } from './errorCatalogue.js';
import { messageFor } from './messages.js';
import type { Locale } from './operation.js';
import type { Refusal } from './refusal.js';

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  /** A list if `errors` has more than one entry, in the same order; otherwise a text. */
  readonly message: string | readonly string[];
  readonly errors: readonly {
    readonly path: string;
    readonly code: string;
    readonly message: string;
    readonly params: Readonly<Record<string, string>>;
  }[];
  readonly request_id: string;
}

/** The body of a refusal: RFC 9457 with the contract's additional members. */
export function toProblem(refusal: Refusal, locale: Locale, requestId: string): Problem {
  const errors = refusal.fields.map(({ path, code, params = {} }) => ({
    path,
    code,
    message: messageFor(code, locale, params),
    params,
  }));
  const [only, ...more] = errors;
  const message =
    only === undefined
      ? messageFor(refusal.code, locale, refusal.params)
      : more.length === 0
        ? only.message
        : errors.map((error) => error.message);
  return {
    type: `/errors/${refusal.code}`,
    title: errorCatalogue[refusal.code][1],
    status: refusal.status,
    code: refusal.code,
    message,
    errors,
    request_id: requestId,
  };
}
