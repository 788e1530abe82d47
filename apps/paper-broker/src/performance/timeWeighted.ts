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

/** The value of a portfolio at a time, and the payment at that time: positive in, negative out. */
export interface Valuation {
  readonly at: Date;
  /** Includes the flow. */
  readonly value: Decimal;
  readonly flow: Decimal;
  /** Whether the series has a point here. */
  readonly isPoint: boolean;
}

export interface Performance {
  readonly openingValue: Decimal;
  readonly closingValue: Decimal;
  readonly netDeposits: Decimal;
  /** The change in value less net deposits. */
  readonly profit: Decimal;
  /** The return in percent. */
  readonly returned: Figure;
  readonly points: readonly {
    readonly at: Date;
    readonly value: Decimal;
    readonly returnPercentage: Decimal;
  }[];
}

/**
 * The time-weighted return. Between two valuations no money is paid in or out, so the growth is a return; the growths
 * are multiplied. A payment ends one period and starts the next, so it never counts as a return.
 * @param valuations ascending; the flow of the first lies before the period
 */
export function timeWeighted(valuations: readonly Valuation[], currency: string): Performance {
  const [first] = valuations;
  const last = valuations.at(-1);
  if (first === undefined || last === undefined)
    throw new Error('A performance needs at least one valuation.');
  const growths: Figure[] = [];
  // One running product: a product for each point would block the event loop for a month of hours.
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
 * The growth between two valuations; empty without growth. When the first value is not above 0, the growth is that of
 * the second valuation's flow.
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
  // After a total loss the growth is 0, whatever follows.
  if (worth.value <= ZERO) return [sumOf('part_growth', [], { asOf: after.at })];
  return [quotientOf('part_growth', [worth, atWork], { asOf: after.at, places: SCALE })];
}

function returnOf(growths: readonly Figure[], asOf: Date): Figure {
  const growth = compoundOf('growth', growths, { asOf });
  const before = value('growth_before', ONE, { asOf, source: { kind: 'rule', id: 'percent' } });
  const gain = differenceOf('growth_gain', [growth, before], { asOf });
  return inPercent('performance_percentage', gain, before, asOf);
}
