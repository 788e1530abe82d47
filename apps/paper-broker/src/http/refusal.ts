import { errorCatalogue, type ErrorCode, type FieldCode } from './errorCatalogue.js';
import type { MessageParams, ParamsOf, TellingCode } from './messageParams.js';

interface FieldOf<Code extends FieldCode> {
  /** `price`, `symbols.3` */
  readonly path: string;
  readonly code: Code;
}

/** What is wrong with one field; with the values of its sentence, where that names some. */
export type FieldRefusal =
  | (FieldOf<Exclude<FieldCode, TellingCode>> & { readonly params?: MessageParams })
  | { [Code in TellingCode]: FieldOf<Code> & { readonly params: ParamsOf<Code> } }[TellingCode];

export interface RefusalOptions {
  readonly params?: MessageParams;
  /** The fields to blame. Without them the refusal is about the request as a whole. */
  readonly fields?: readonly FieldRefusal[];
  /** Whole seconds until asking again makes sense. */
  readonly retryAfterS?: number;
  /** Where a code answers with another status than its usual one (contract: `minimum_unit` as a matter of shape). */
  readonly status?: number;
  /** `Allow` of a 405. */
  readonly allow?: string;
}

type Telling = Extract<ErrorCode, TellingCode>;

/** A sentence with values needs them, unless its fields bring sentences of their own. */
type RefusalParts =
  | [code: Exclude<ErrorCode, TellingCode>, options?: RefusalOptions]
  | {
      [Code in Telling]: [
        code: Code,
        options: RefusalOptions &
          ({ readonly params: ParamsOf<Code> } | { readonly fields: readonly FieldRefusal[] }),
      ];
    }[Telling];

/**
 * An expected failure that the customer is told about. Thrown anywhere below a route, turned into a problem document
 * in one place.
 * @example throw new Refusal('insufficient_funds', { params: { needed: '1200.50', available: '900.00', currency: 'USD' } })
 * @example throw new Refusal('tick_size', { fields: [{ path: 'price', code: 'tick_size', params: { step: '0.01' } }] })
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
  | [code: Exclude<ErrorCode, TellingCode>, params?: MessageParams]
  | { [Code in Telling]: [code: Code, params: ParamsOf<Code>] }[Telling]
  | [code: ErrorCode, params: MessageParams, fieldCode: Exclude<FieldCode, TellingCode>]
  | {
      [Code in TellingCode]: [code: ErrorCode, params: ParamsOf<Code>, fieldCode: Code];
    }[TellingCode];

/** A refusal whose fields bring the sentences. */
export function refuseFields(code: ErrorCode, fields: readonly FieldRefusal[]): Refusal {
  // Every code may stand above fields; the list of its kinds has no name for all of them at once.
  return new Refusal(...([code, { params: fields[0]?.params ?? {}, fields }] as RefusalParts));
}

/** A refusal with one field to blame; the field says the same code unless another one is given. */
export function refuseField(path: string, ...[code, params = {}, fieldCode = code]: FieldParts): Refusal {
  // What belongs together has been checked where it was given.
  return refuseFields(code, [{ path, code: fieldCode, params } as FieldRefusal]);
}
