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

interface Point {
  readonly at: Date;
  readonly value: Decimal;
  readonly returnPercentage: Decimal;
}

/** A time-weighted return up to its last valuation, which later valuations can continue. */
export interface Series<Each extends Valuation = Valuation> {
  readonly first: Each;
  readonly last: Each;
  readonly netDeposits: Decimal;
  readonly growths: readonly Figure[];
  readonly points: readonly Point[];
}

export interface Performance {
  readonly openingValue: Decimal;
  readonly closingValue: Decimal;
  readonly netDeposits: Decimal;
  /** The change in value less net deposits. */
  readonly profit: Decimal;
  /** The return in percent. */
  readonly returned: Figure;
  readonly points: readonly Point[];
}

/**
 * The series of valuations. Between two of them no money is paid in or out, so the growth is a return; the growths
 * are multiplied. A payment ends one period and starts the next, so it never counts as a return.
 * @param valuations ascending; without `before`, the flow of the first lies before the period
 * @param before what they continue
 */
export function seriesOf<Each extends Valuation>(
  valuations: readonly Each[],
  currency: string,
  before?: Series<Each>,
): Series<Each> {
  const [start, ...later] = before === undefined ? valuations : [before.last, ...valuations];
  if (start === undefined) throw new Error('A performance needs at least one valuation.');
  // One running product: a product for each point would block the event loop for a month of hours.
  const soFar = createCompound();
  const growths = [...(before?.growths ?? [])];
  for (const { value: growth } of growths) soFar.by(growth);
  const pointAt = ({ at, value: worth }: Valuation): Point => ({
    at,
    value: worth,
    returnPercentage: percentage(subtract(soFar.growth(), ONE), ONE),
  });
  const points = before === undefined ? (start.isPoint ? [pointAt(start)] : []) : [...before.points];
  let last = start;
  for (const each of later) {
    for (const part of growthBetween(last, each, currency)) {
      growths.push(part);
      soFar.by(part.value);
    }
    if (each.isPoint) points.push(pointAt(each));
    last = each;
  }
  const netDeposits = sum([before?.netDeposits ?? ZERO, ...later.map(({ flow }) => flow)]);
  return { first: before?.first ?? start, last, netDeposits, growths, points };
}

/** The time-weighted return of a whole series. */
export function timeWeighted({ first, last, netDeposits, growths, points }: Series): Performance {
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
