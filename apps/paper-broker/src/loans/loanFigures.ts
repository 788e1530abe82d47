import { add, decimal, fromInteger, SCALE, ZERO, type Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import {
  asBooked,
  differenceOf,
  productOf,
  sumOf,
  value,
  type Figure,
  type FigureName,
} from '../figures/figure.js';
import type { LoanRow, RepaymentRow } from './loanRow.js';

type Part = 'principal' | 'interest' | 'penalty';

const NAMES = {
  principal: ['owed_principal', 'lent'],
  interest: ['owed_interest', 'interest_so_far'],
  penalty: ['owed_penalty', 'penalty_so_far'],
} as const satisfies Record<Part, readonly [FigureName, FigureName]>;

/**
 * What is owed of a loan: the principal and its growth, less the repayments.
 * @param repayments all repayments, when they are to be explained one by one
 */
export function owedFigure(loan: LoanRow, repayments: readonly RepaymentRow[], asOf: Date): Figure {
  const facts = { currency: loan.currency, source: { kind: 'loan', id: loan.id } } as const;
  /** Interest by the loan's terms. It holds as long as no principal was repaid. */
  const grown = (name: FigureName, booked: Decimal): Figure => {
    const rate = value('interest_rate', decimal(loan.interest_rate), { source: facts.source, asOf });
    const lent = value('lent', decimal(loan.amount), { ...facts, asOf });
    const days = fromInteger(BigInt(Math.min(loan.days_counted, loan.period_days)));
    const tree = productOf(
      name,
      [
        productOf('interest_a_day', [lent, rate], { ...facts, asOf, places: SCALE }),
        value('days', days, { source: facts.source, asOf }),
      ],
      { ...facts, asOf, places: scaleOf(loan.currency) },
    );
    return asBooked(tree, value(name, booked, { ...facts, asOf }));
  };
  const part = (name: Part, left: Decimal): Figure => {
    const [whole, growth] = NAMES[name];
    const repaid = repayments
      .map((each) => ({ at: each.paid_at, amount: decimal(each[`${name}_part`]) }))
      .filter(({ amount }) => amount !== ZERO)
      .map(({ at, amount }) => value('repaid', amount, { ...facts, asOf: at }));
    const booked = value(whole, left, { ...facts, asOf });
    if (repaid.length === 0) return name === 'interest' ? grown(whole, left) : booked;
    const before = repaid.reduce((total, each) => add(total, each.value), left);
    return asBooked(
      differenceOf(
        whole,
        [name === 'interest' ? grown(growth, before) : value(growth, before, { ...facts, asOf }), ...repaid],
        { ...facts, asOf },
      ),
      booked,
    );
  };
  return sumOf(
    'loan_owed',
    [
      part('principal', decimal(loan.principal_left)),
      part('interest', decimal(loan.interest_left)),
      part('penalty', decimal(loan.penalty_left)),
    ],
    { ...facts, asOf },
  );
}
