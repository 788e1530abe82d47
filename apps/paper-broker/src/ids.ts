import type { Entropy } from './clock/clock.js';

/** The prefixes of ids, by what the id names. */
export type IdPrefix =
  | 'acc'
  | 'alr'
  | 'aud'
  | 'blk'
  | 'cls'
  | 'crd'
  | 'dep'
  | 'ent'
  | 'evt'
  | 'exp'
  | 'fdo'
  | 'fx'
  | 'ipo'
  | 'job'
  | 'jrn'
  | 'kyc'
  | 'lon'
  | 'lot'
  | 'lrp'
  | 'mem'
  | 'msg'
  | 'ntc'
  | 'opr'
  | 'ord'
  | 'out'
  | 'pos'
  | 'prp'
  | 'psk'
  | 'qnt'
  | 'qte'
  | 'rcv'
  | 'req'
  | 'ses'
  | 'sev'
  | 'sub'
  | 'fil'
  | 'trf'
  | 'upl'
  | 'vfc'
  | 'wdr'
  | 'wls'
  | 'wlt';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_CHARACTERS = 10;
const RANDOM_CHARACTERS = 16;

/**
 * A new id: the prefix and a 26-character ULID, so that ids sort by creation time.
 * @param at wall time
 * @example newId('ord', clock.wall(), entropy) // 'ord_01JD3QZ6V0T8…'
 */
export function newId(prefix: IdPrefix, at: Date, entropy: Entropy): string {
  let milliseconds = at.getTime();
  let time = '';
  for (let index = 0; index < TIME_CHARACTERS; index += 1) {
    time = CROCKFORD.charAt(milliseconds % 32) + time;
    milliseconds = Math.floor(milliseconds / 32);
  }
  // Five bits of each byte: 80 random bits in all.
  let random = '';
  for (const byte of entropy.bytes(RANDOM_CHARACTERS)) random += CROCKFORD.charAt(byte & 31);
  return `${prefix}_${time}${random}`;
}

/** The creation time of an id, wall time in ms; NaN if `id` is not an id. */
export function madeAtMs(id: string): number {
  const digits = [...id.slice(id.indexOf('_') + 1, -RANDOM_CHARACTERS)].map((each) =>
    CROCKFORD.indexOf(each),
  );
  if (digits.length !== TIME_CHARACTERS || digits.includes(-1)) return Number.NaN;
  return digits.reduce((sum, digit) => sum * 32 + digit, 0);
}
