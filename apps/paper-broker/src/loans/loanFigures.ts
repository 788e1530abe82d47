import { add, decimal, ZERO, type Decimal } from '@fairlot/money';
import { asBooked, differenceOf, sumOf, value, type Figure, type FigureName } from '../figures/figure.js';
import type { LoanRow, RepaymentRow } from './loanRow.js';

type Part = 'principal' | 'interest' | 'penalty';

const NAMES = {
  principal: ['owed_principal', 'lent'],
  interest: ['owed_interest', 'interest_so_far'],
  penalty: ['owed_penalty', 'penalty_so_far'],
} as const satisfies Record<Part, readonly [FigureName, FigureName]>;

/**
 * What is owed of a loan: what was lent and has grown, less what was repaid.
 * @param repayments all of them, where what was repaid is to be told one by one
 */
export function owedFigure(loan: LoanRow, repayments: readonly RepaymentRow[], asOf: Date): Figure {
  const facts = { currency: loan.currency, source: { kind: 'loan', id: loan.id } } as const;
  const part = (name: Part, left: Decimal): Figure => {
    const [whole, growth] = NAMES[name];
    const repaid = repayments
      .map((each) => ({ at: each.paid_at, amount: decimal(each[`${name}_part`]) }))
      .filter(({ amount }) => amount !== ZERO)
      .map(({ at, amount }) => value('repaid', amount, { ...facts, asOf: at }));
    const booked = value(whole, left, { ...facts, asOf });
    if (repaid.length === 0) return booked;
    const before = repaid.reduce((total, each) => add(total, each.value), left);
    return asBooked(
      differenceOf(whole, [value(growth, before, { ...facts, asOf }), ...repaid], { ...facts, asOf }),
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
