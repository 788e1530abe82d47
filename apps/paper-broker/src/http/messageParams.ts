import type { FieldCode } from './errorCatalogue.js';

/**
 * The params that the text of each code needs in every language; a test compares them with the catalogues. A
 * refusal without one of them does not compile.
 */
export const messageParams = {
  pay_password_locked: ['minutes'],
  clock_backwards: ['now'],
  clock_too_far: ['latest'],
  above_maximum: ['max'],
  already_met: ['last'],
  amount_range: ['min', 'max'],
  below_minimum: ['min'],
  block_minimum: ['min'],
  currency_mismatch: ['currency'],
  exceeds_outstanding: ['max'],
  instrument_halted: ['symbol'],
  insufficient_funds: ['needed', 'available'],
  limit_reached: ['max'],
  lot_size: ['lot'],
  market_closed: ['opens_at', 'place'],
  name_mismatch: ['name'],
  network_mismatch: ['network'],
  not_shortable: ['symbol'],
  out_of_range: ['min', 'max'],
  pay_password_incorrect: ['left'],
  price_band: ['percentage', 'last'],
  quantity_exceeds_closable: ['max'],
  stop_loss_side: ['price'],
  take_profit_side: ['price'],
  tick_size: ['step'],
  too_many_decimals: ['max'],
  code_too_soon: ['seconds'],
  too_few: ['min'],
  too_large: ['max'],
  too_long: ['max'],
  too_many: ['max'],
  too_short: ['min'],
  password_length: ['min', 'max'],
  too_small: ['min'],
  exceeds_holding: ['max'],
  block_size_left: ['max'],
  payee_cooling: ['until'],
  withdrawals_paused: ['until'],
} as const satisfies { readonly [Code in FieldCode]?: readonly string[] };

/** Values for the placeholders of a message: `{ min: '10' }`. */
export type MessageParams = Readonly<Record<string, string>>;

type Params = typeof messageParams;

/** Codes whose text has placeholders. */
export type CodeWithParams = keyof Params;

/** The params of a code's text, and any others, such as a currency. */
export type ParamsOf<Code extends FieldCode> = Code extends CodeWithParams
  ? MessageParams & Readonly<Record<Params[Code][number], string>>
  : MessageParams;
