import { errorCatalogue, type ErrorCode, type FieldCode } from './errorCatalogue.js';
import type { MessageParams, ParamsOf, CodeWithParams } from './messageParams.js';

interface FieldOf<Code extends FieldCode> {
  /** `price`, `symbols.3` */
  readonly path: string;
  readonly code: Code;
}

/** The error of one field, with the params that its text needs. */
export type FieldRefusal =
  | (FieldOf<Exclude<FieldCode, CodeWithParams>> & { readonly params?: MessageParams })
  | { [Code in CodeWithParams]: FieldOf<Code> & { readonly params: ParamsOf<Code> } }[CodeWithParams];

export interface RefusalOptions {
  readonly params?: MessageParams;
  /** The fields that are wrong. Without them the refusal concerns the whole request. */
  readonly fields?: readonly FieldRefusal[];
  /** Whole seconds after which trying again makes sense. */
  readonly retryAfterS?: number;
  /** A status other than the code's usual one (contract: `minimum_unit` as a shape error). */
  readonly status?: number;
  /** The `Allow` header of a 405. */
  readonly allow?: string;
}

type WithParams = Extract<ErrorCode, CodeWithParams>;

/** A text with params needs them, unless fields with texts of their own are given. */
type RefusalParts =
  | [code: Exclude<ErrorCode, CodeWithParams>, options?: RefusalOptions]
  | {
      [Code in WithParams]: [
        code: Code,
        options: RefusalOptions &
          ({ readonly params: ParamsOf<Code> } | { readonly fields: readonly FieldRefusal[] }),
      ];
    }[WithParams];

/**
 * An expected failure that the customer is told about. It may be thrown anywhere below a route; the error
 * handler turns it into a problem document.
 * @example throw new Refusal('insufficient_funds', { params: { needed: '1200.50', available: '900.00',
 * currency: 'USD' } })
 * @example throw new Refusal('tick_size', { fields: [{ path: 'price', code: 'tick_size', params: { step: '0.01'
 * } }] })
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly params: MessageParams;
  readonly fields: readonly FieldRefusal[];
  readonly retryAfterS: number | undefined;
  readonly allow: string | undefined;

  constructor(...[code, options = {}]: RefusalParts) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.status = options.status ?? errorCatalogue[code][0];
    this.params = options.params ?? {};
    this.fields = options.fields ?? [];
    this.retryAfterS = options.retryAfterS;
    this.allow = options.allow;
  }
}

type FieldParts =
  | [code: Exclude<ErrorCode, CodeWithParams>, params?: MessageParams]
  | { [Code in WithParams]: [code: Code, params: ParamsOf<Code>] }[WithParams]
  | [code: ErrorCode, params: MessageParams, fieldCode: Exclude<FieldCode, CodeWithParams>]
  | {
      [Code in CodeWithParams]: [code: ErrorCode, params: ParamsOf<Code>, fieldCode: Code];
    }[CodeWithParams];

/** A refusal whose fields have texts of their own. */
export function refuseFields(code: ErrorCode, fields: readonly FieldRefusal[]): Refusal {
  // Any code may have fields, but the union of RefusalParts cannot express that for an unknown code.
  return new Refusal(...([code, { params: fields[0]?.params ?? {}, fields }] as RefusalParts));
}

type InvalidCode = 'invalid_choice' | 'required' | 'unknown_field';

/** A refusal of one field of a body that does not fit the contract, for what its schema cannot express. */
export const refuseInvalid = (path: string, code: InvalidCode): Refusal =>
  refuseField(path, 'validation', {}, code);

/** A refusal of one field, whose code is the refusal's unless `fieldCode` is given. */
export function refuseField(path: string, ...[code, params = {}, fieldCode = code]: FieldParts): Refusal {
  // The type of the parameters ensures that code and params belong together.
  return refuseFields(code, [{ path, code: fieldCode, params } as FieldRefusal]);
}

/**
 * Makes every attempt, one after the other, so that a customer learns of all wrong fields at once.
 * @throws one Refusal with the fields of all that were refused, and the code of the first
 */
export async function attemptAll(attempts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const refusals: Refusal[] = [];
  for (const attempt of attempts) {
    try {
      await attempt();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusals.push(error);
    }
  }
  const [first] = refusals;
  if (first === undefined) return;
  throw refusals.length === 1
    ? first
    : refuseFields(
        first.code,
        refusals.flatMap(({ fields }) => fields),
      );
}
