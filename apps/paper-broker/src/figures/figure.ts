import type { Wire } from '@fairlot/api-client/wire';
import {
  average,
  compound,
  divide,
  HUNDRED,
  multiply,
  PERCENT_PLACES,
  SCALE,
  subtract,
  sum,
  toText,
  ZERO,
  type Decimal,
} from '@fairlot/money';

type Node = Wire['FigureNode'];

/** The name of a figure on the wire. */
export type FigureName = Node['figure'];

type RoundingMode = NonNullable<Node['rounding']>['mode'];

/** Where a figure can be looked up: the ledger entries of an account, an order, the price of an instrument. */
export type Source = NonNullable<Node['source']>;

/**
 * A figure that explains itself. Its value is computed from its parts when it is made, and nowhere else, so the
 * tree always agrees with the value.
 */
export interface Figure {
  readonly name: FigureName;
  readonly operation: Node['operation'];
  readonly value: Decimal;
  /** Of an amount or a price; undefined for a quantity, a rate or a percentage. */
  readonly currency?: string | undefined;
  readonly rounding?: NonNullable<Node['rounding']>;
  /** Since when the value holds, or the moment of a price. Business time. */
  readonly asOf: Date;
  readonly source?: Source | undefined;
  readonly parts: readonly Figure[];
}

interface Facts {
  readonly currency?: string;
  readonly asOf: Date;
  readonly source?: Source;
}

interface Rounded extends Facts {
  readonly places: number;
}

/** A figure that is read, not computed. `source` says from where. */
export const value = (
  name: FigureName,
  amount: Decimal,
  facts: Facts & { readonly source: Source },
): Figure => ({ name, operation: 'value', value: amount, ...facts, parts: [] });

/** The available money of an account. */
export const availableFigure = (accountId: string, amount: Decimal, currency: string, asOf: Date): Figure =>
  value('available_funds', amount, { currency, asOf, source: { kind: 'account', id: accountId } });

/** The available money of an account that is not open: the entries of the currency show that there is none. */
export const noAccountFigure = (currency: string, asOf: Date): Figure =>
  value('available_funds', ZERO, { currency, asOf, source: { kind: 'entries', id: currency } });

/** The sum of the parts; 0 without parts. */
export const sumOf = (name: FigureName, parts: readonly Figure[], facts: Facts): Figure => ({
  name,
  operation: 'sum',
  value: sum(parts.map((part) => part.value)),
  ...facts,
  parts,
});

/** The most parts of a sum that are listed. The older parts of a longer sum are combined into one. */
export const MOST_PARTS = 100;

/**
 * A sum that is known as a whole, of parts in order of time, the oldest first. What its newest parts do not explain is
 * one part before them, with the source `lookUp`.
 */
export function sumOfNewest(
  name: FigureName,
  whole: Decimal,
  newest: readonly Figure[],
  facts: Facts,
  lookUp: Source,
): Figure {
  const listed = sumOf(name, newest, facts);
  const rest = subtract(whole, listed.value);
  if (rest === ZERO) return listed;
  return sumOf(name, [value('earlier', rest, { ...facts, source: lookUp }), ...newest], facts);
}

/** The first part minus all others. */
export const differenceOf = (
  name: FigureName,
  parts: readonly [Figure, ...Figure[]],
  facts: Facts,
): Figure => ({
  name,
  operation: 'difference',
  value: subtract(parts[0].value, sum(parts.slice(1).map((part) => part.value))),
  ...facts,
  parts,
});

/**
 * The product of two parts, rounded once.
 * @param mode `down` unless it has to suffice, as a margin does
 */
export function productOf(
  name: FigureName,
  parts: readonly [Figure, Figure],
  { places, mode = 'down', ...facts }: Rounded & { readonly mode?: 'down' | 'up' },
): Figure {
  const product = multiply(parts[0].value, parts[1].value, mode, places);
  return { name, operation: 'product', value: product, rounding: { places, mode }, ...facts, parts };
}

/** The compound of consecutive growth rates, rounded once by the rule for derived figures. */
export function compoundOf(name: FigureName, parts: readonly Figure[], facts: Facts): Figure {
  const rounding = { places: SCALE, mode: 'half_up' } as const;
  const growth = compound(parts.map((part) => part.value));
  return { name, operation: 'product', value: growth, rounding, ...facts, parts };
}

/**
 * The quotient of two parts.
 * @param mode `half_up` for an average or a percentage, `down` for units that are owned, `up` for units that
 * must suffice
 * @throws RangeError when the second is 0
 */
export function quotientOf(
  name: FigureName,
  parts: readonly [Figure, Figure],
  { places, mode = 'half_up', ...facts }: Rounded & { readonly mode?: RoundingMode },
): Figure {
  const [whole, by] = [parts[0].value, parts[1].value];
  const quotient = mode === 'half_up' ? average(whole, by, places) : divide(whole, by, mode, places);
  return { name, operation: 'quotient', value: quotient, rounding: { places, mode }, ...facts, parts };
}

/** The same figure under another name, for example as the opening value of a period. */
export const named = (name: FigureName, figure: Figure): Figure => ({ ...figure, name });

/** The tree if its value equals the booked value, else the booked figure: the ledger is right. */
export const asBooked = (tree: Figure, booked: Figure): Figure =>
  tree.value === booked.value ? tree : booked;

/** A hundred, the factor that makes a ratio a percentage. */
export const hundred = (asOf: Date): Figure =>
  value('hundred', HUNDRED, { asOf, source: { kind: 'rule', id: 'percent' } });

/** A part of a whole in percent, rounded half away from zero; undefined if the whole is 0 or negative. */
export function percentageOf(name: FigureName, part: Figure, whole: Figure, asOf: Date): Figure | undefined {
  return whole.value <= ZERO ? undefined : inPercent(name, part, whole, asOf);
}

/** As `percentageOf`, for a whole that is known not to be 0. @throws RangeError when it is 0 */
export function inPercent(name: FigureName, part: Figure, whole: Figure, asOf: Date): Figure {
  const times = productOf('times_hundred', [part, hundred(asOf)], { asOf, places: SCALE });
  return quotientOf(name, [times, whole], { asOf, places: PERCENT_PLACES });
}

/** A figure and all its parts, as the wire has them. */
export function viewFigure({ name, value: amount, rounding, asOf, parts, ...rest }: Figure): Node {
  return {
    figure: name,
    operation: rest.operation,
    value: toText(amount),
    ...(rest.currency === undefined ? {} : { currency: rest.currency }),
    ...(rounding === undefined ? {} : { rounding }),
    as_of: asOf.toISOString(),
    ...(rest.source === undefined ? {} : { source: rest.source }),
    parts: parts.map(viewFigure),
  };
}
