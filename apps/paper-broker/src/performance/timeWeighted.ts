import { compound, ONE, percentage, subtract, sum, ZERO, type Decimal } from '@fairlot/money';

/** What a portfolio was worth at a moment, and what had come in (or, negative, gone out) at that very moment. */
export interface Valuation {
  readonly at: Date;
  /** With the flow in it. */
  readonly value: Decimal;
  readonly flow: Decimal;
}

export interface Course {
  readonly openingValue: Decimal;
  readonly closingValue: Decimal;
  readonly netDeposits: Decimal;
  /** What is left of the change once the deposits are taken out. */
  readonly profit: Decimal;
  /** In per cent. */
  readonly returnPercentage: Decimal;
  readonly points: readonly {
    readonly at: Date;
    readonly value: Decimal;
    readonly returnPercentage: Decimal;
  }[];
}

/**
 * The time-weighted return: between two valuations the money at work is known, so what it grew by is a return; these are
 * multiplied. A flow ends one part and begins the next, and so never counts as one.
 * @param valuations ascending; the flow of the first lies before the period
 */
export function timeWeighted(valuations: readonly Valuation[]): Course {
  const [first] = valuations;
  const last = valuations.at(-1);
  if (first === undefined || last === undefined) throw new Error('A course needs at least one valuation.');
  let growth = ONE;
  let before = first;
  const points = valuations.map((each) => {
    if (each !== first) growth = grownBy(growth, before, each);
    before = each;
    return { at: each.at, value: each.value, returnPercentage: toPercent(growth) };
  });
  const netDeposits = sum(valuations.slice(1).map(({ flow }) => flow));
  return {
    openingValue: first.value,
    closingValue: last.value,
    netDeposits,
    profit: subtract(subtract(last.value, first.value), netDeposits),
    returnPercentage: toPercent(growth),
    points,
  };
}

/** What has grown until `before`, and on to `after`. Where nothing was at work, the money of this moment is, and keeps its value but for what the moment itself cost. */
function grownBy(growth: Decimal, before: Valuation, after: Valuation): Decimal {
  const [worth, atWork] =
    before.value > ZERO ? [subtract(after.value, after.flow), before.value] : [after.value, after.flow];
  if (atWork <= ZERO) return growth;
  return worth <= ZERO ? ZERO : compound(growth, atWork, worth);
}

const toPercent = (growth: Decimal): Decimal => percentage(subtract(growth, ONE), ONE);
