import { createCompound, ONE, percentage, SCALE, subtract, sum, ZERO, type Decimal } from '@fairlot/money';
import {
  compoundOf,
  differenceOf,
  inPercent,
  quotientOf,
  sumOf,
  value,
  type Figure,
} from '../figures/figure.js';

/** What a portfolio was worth at a moment, and what had come in (or, negative, gone out) at that very moment. */
export interface Valuation {
  readonly at: Date;
  /** With the flow in it. */
  readonly value: Decimal;
  readonly flow: Decimal;
  /** Whether the course has a point at it. */
  readonly isPoint: boolean;
}

export interface Course {
  readonly openingValue: Decimal;
  readonly closingValue: Decimal;
  readonly netDeposits: Decimal;
  /** What is left of the change once the deposits are taken out. */
  readonly profit: Decimal;
  /** The return, in per cent. */
  readonly returned: Figure;
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
export function timeWeighted(valuations: readonly Valuation[], currency: string): Course {
  const [first] = valuations;
  const last = valuations.at(-1);
  if (first === undefined || last === undefined) throw new Error('A course needs at least one valuation.');
  const growths: Figure[] = [];
  // Multiplied on from point to point: anew for each of them, a month of hours would hold the event loop.
  const soFar = createCompound();
  const points = valuations.flatMap((each, index) => {
    const before = valuations[index - 1];
    for (const part of before === undefined ? [] : growthBetween(before, each, currency)) {
      growths.push(part);
      soFar.by(part.value);
    }
    const { at, isPoint } = each;
    return isPoint
      ? [{ at, value: each.value, returnPercentage: percentage(subtract(soFar.growth(), ONE), ONE) }]
      : [];
  });
  const netDeposits = sum(valuations.slice(1).map(({ flow }) => flow));
  return {
    openingValue: first.value,
    closingValue: last.value,
    netDeposits,
    profit: subtract(subtract(last.value, first.value), netDeposits),
    returned: returnOf(growths, last.at),
    points,
  };
}

/**
 * What the money at work grew by between two valuations; nothing where it did not. Where nothing was at work, the money of
 * the second is, and keeps its value but for what the moment itself cost.
 */
function growthBetween(before: Valuation, after: Valuation, currency: string): Figure[] {
  const facts = { currency, source: { kind: 'entries', id: currency } } as const;
  const then = value('value_then', after.value, { ...facts, asOf: after.at });
  const flow = value('money_in', after.flow, { ...facts, asOf: after.at });
  const earlier = value('money_at_work', before.value, { ...facts, asOf: before.at });
  const [worth, atWork] =
    before.value > ZERO
      ? [
          after.flow === ZERO ? then : differenceOf('value_then', [then, flow], { currency, asOf: after.at }),
          earlier,
        ]
      : [then, { ...flow, name: 'money_at_work' as const }];
  if (atWork.value <= ZERO || worth.value === atWork.value) return [];
  // Money that was lost altogether cannot come back.
  if (worth.value <= ZERO) return [sumOf('part_growth', [], { asOf: after.at })];
  return [quotientOf('part_growth', [worth, atWork], { asOf: after.at, places: SCALE })];
}

function returnOf(growths: readonly Figure[], asOf: Date): Figure {
  const growth = compoundOf('growth', growths, { asOf });
  const before = value('growth_before', ONE, { asOf, source: { kind: 'rule', id: 'percent' } });
  const gain = differenceOf('growth_gain', [growth, before], { asOf });
  return inPercent('performance_percentage', gain, before, asOf);
}
