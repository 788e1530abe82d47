import { errorCatalogue, type ErrorCode, type FieldCode } from './errorCatalogue.js';

/** Values for the placeholders of a message, as text: `{ min: '10' }`. */
export type MessageParams = Readonly<Record<string, string>>;

export interface FieldRefusal {
  /** `price`, `symbols.3` */
  readonly path: string;
  readonly code: FieldCode;
  readonly params?: MessageParams;
}

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

  constructor(code: ErrorCode, options: RefusalOptions = {}) {
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

/** A refusal with one field to blame; the field says the same code unless another one is given. */
export function refuseField(
  path: string,
  code: ErrorCode,
  params: MessageParams = {},
  fieldCode: FieldCode = code,
): Refusal {
  return new Refusal(code, { params, fields: [{ path, code: fieldCode, params }] });
}
