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

/** What a figure is called on the wire. */
export type FigureName = Node['figure'];

type RoundingMode = NonNullable<Node['rounding']>['mode'];

/** Where a figure can be looked up: the ledger entries of an account, an order, the price of an instrument. */
export type Source = NonNullable<Node['source']>;

/**
 * A figure that knows how it came about. Its value is computed from its parts when it is made and nowhere else, so a tree
 * cannot say anything but what was counted.
 */
export interface Figure {
  readonly name: FigureName;
  readonly operation: Node['operation'];
  readonly value: Decimal;
  /** Of an amount or a price; a quantity, a rate and a percentage have none. */
  readonly currency?: string | undefined;
  readonly rounding?: NonNullable<Node['rounding']>;
  /** Since when, or at what moment, the value is what it is. Business time. */
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

/** A figure that is read and not computed; it says where. */
export const value = (
  name: FigureName,
  amount: Decimal,
  facts: Facts & { readonly source: Source },
): Figure => ({ name, operation: 'value', value: amount, ...facts, parts: [] });

/** What an account has available. */
export const availableFigure = (accountId: string, amount: Decimal, currency: string, asOf: Date): Figure =>
  value('available_funds', amount, { currency, asOf, source: { kind: 'account', id: accountId } });

/** The sum of the parts; 0 of none. */
export const sumOf = (name: FigureName, parts: readonly Figure[], facts: Facts): Figure => ({
  name,
  operation: 'sum',
  value: sum(parts.map((part) => part.value)),
  ...facts,
  parts,
});

/** The first part less all others. */
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

/** One part times the other, cut once. */
export function productOf(
  name: FigureName,
  parts: readonly [Figure, Figure],
  { places, ...facts }: Rounded,
): Figure {
  const product = multiply(parts[0].value, parts[1].value, 'down', places);
  const rounding = { places, mode: 'down' } as const;
  return { name, operation: 'product', value: product, rounding, ...facts, parts };
}

/** Growths that follow each other, as one: rounded once, as what is derived is. */
export function compoundOf(name: FigureName, parts: readonly Figure[], facts: Facts): Figure {
  const rounding = { places: SCALE, mode: 'half_up' } as const;
  const growth = compound(parts.map((part) => part.value));
  return { name, operation: 'product', value: growth, rounding, ...facts, parts };
}

/**
 * One part by the other.
 * @param mode an average or a percentage is rounded; a number of units that is owned is cut, one that has to suffice goes up
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

/** The same figure under another name, such as a value that a period began with. */
export const named = (name: FigureName, figure: Figure): Figure => ({ ...figure, name });

/** The tree where it comes to what was booked, else what was booked: what happened is never told otherwise. */
export const asBooked = (tree: Figure, booked: Figure): Figure =>
  tree.value === booked.value ? tree : booked;

/** A hundred: what makes a part of a whole a percentage. */
export const hundred = (asOf: Date): Figure =>
  value('hundred', HUNDRED, { asOf, source: { kind: 'rule', id: 'percent' } });

/** A part of a whole in per cent, rounded half away from zero; undefined where the whole is nothing or less. */
export function percentageOf(name: FigureName, part: Figure, whole: Figure, asOf: Date): Figure | undefined {
  return whole.value <= ZERO ? undefined : inPercent(name, part, whole, asOf);
}

/** As `percentageOf`, of a whole that is known not to be 0. @throws RangeError when it is */
export function inPercent(name: FigureName, part: Figure, whole: Figure, asOf: Date): Figure {
  const times = productOf('times_hundred', [part, hundred(asOf)], { asOf, places: SCALE });
  return quotientOf(name, [times, whole], { asOf, places: PERCENT_PLACES });
}

/** A figure as the wire has it, with everything below it. */
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
