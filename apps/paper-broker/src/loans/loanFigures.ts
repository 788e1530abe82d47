import { add, decimal, fromInteger, SCALE, subtract, ZERO, type Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import {
  asBooked,
  differenceOf,
  named,
  productOf,
  sumOf,
  value,
  type Figure,
  type FigureName,
  type Source,
} from '../figures/figure.js';
import { owedWhenDue } from './countLoanDays.js';
import type { Owed } from './loanMath.js';
import type { LoanProduct } from './loanProducts.js';
import type { LoanRow, Repaid } from './loanRow.js';

type Part = 'principal' | 'interest' | 'penalty';

const NAMES = {
  principal: ['owed_principal', 'lent'],
  interest: ['owed_interest', 'interest_so_far'],
  penalty: ['owed_penalty', 'penalty_so_far'],
} as const satisfies Record<Part, readonly [FigureName, FigureName]>;

interface LoanFacts {
  readonly currency: string;
  readonly asOf: Date;
  readonly source: Source;
}

/** The growth of a loan or an overdue amount: of which amount, at which daily rate, for how many days. */
interface Growth {
  readonly base: Figure;
  readonly rate: Figure;
  readonly aDay: 'interest_a_day' | 'penalty_a_day';
  readonly days: number;
}

/** Simple interest for a number of days, truncated to the currency's places. */
export function growthOf(name: FigureName, { base, rate, aDay, days }: Growth, facts: LoanFacts): Figure {
  const { asOf, source, currency } = facts;
  return productOf(
    name,
    [
      productOf(aDay, [base, rate], { ...facts, places: SCALE }),
      value('days', fromInteger(BigInt(days)), { source, asOf }),
    ],
    { ...facts, places: scaleOf(currency) },
  );
}

/** By how many days the example repayment is late. */
export const LATE_DAYS = 7;

export interface CostFigures {
  readonly interest: Figure;
  /** The total of a loan that is repaid on its due date. */
  readonly total: Figure;
  /** The additional cost of a late repayment. */
  readonly latePenalty: Figure;
}

/** The cost of a quoted loan. Its quote and its explanation both use these figures. */
export const figuresOfCost = (product: LoanProduct, amount: Decimal, asOf: Date): CostFigures =>
  costFigures(product, amount, { kind: 'loan_product', id: product.id }, asOf);

/** What was to be repaid of a loan on its due date, as it was signed. */
export function signedTotal(loan: LoanRow): Figure {
  const { currency, created_at: asOf, period_days: periodDays } = loan;
  const [interestRate, penaltyRate] = [decimal(loan.interest_rate), decimal(loan.penalty_rate)];
  const source = { kind: 'loan', id: loan.id } as const;
  const terms = { currency, periodDays, interestRate, penaltyRate };
  const { total } = costFigures(terms, decimal(loan.amount), source, asOf);
  return asBooked(total, value('loan_total', decimal(loan.repayment_amount), { currency, asOf, source }));
}

type Terms = Pick<LoanProduct, 'currency' | 'periodDays' | 'interestRate' | 'penaltyRate'>;

function costFigures(terms: Terms, amount: Decimal, source: Source, asOf: Date): CostFigures {
  const facts = { currency: terms.currency, asOf, source };
  const lent = value('lent', amount, facts);
  const interest = growthOf(
    'loan_interest',
    {
      base: lent,
      rate: value('interest_rate', terms.interestRate, { asOf, source }),
      aDay: 'interest_a_day',
      days: terms.periodDays,
    },
    facts,
  );
  const total = sumOf('loan_total', [lent, interest], facts);
  const latePenalty = growthOf(
    'late_penalty',
    {
      base: total,
      rate: value('penalty_rate', terms.penaltyRate, { asOf, source }),
      aDay: 'penalty_a_day',
      days: LATE_DAYS,
    },
    facts,
  );
  return { interest, total, latePenalty };
}

/**
 * What is owed of a loan: the principal and its growth, less the repayments.
 * @param made the repayments, when they are to be explained one by one
 */
export function owedFigure(loan: LoanRow, made: Repaid, asOf: Date): Figure {
  const facts = { currency: loan.currency, source: { kind: 'loan', id: loan.id } } as const;
  /** Interest by the loan's terms. It holds as long as no principal was repaid. */
  const grown = (name: FigureName, booked: Decimal): Figure => {
    const rate = value('interest_rate', decimal(loan.interest_rate), { source: facts.source, asOf });
    const lent = value('lent', decimal(loan.amount), { ...facts, asOf });
    const days = Math.min(loan.days_counted, loan.period_days);
    const tree = growthOf(name, { base: lent, rate, aDay: 'interest_a_day', days }, { ...facts, asOf });
    return asBooked(tree, value(name, booked, { ...facts, asOf }));
  };
  const part = (name: Part, left: Decimal): Figure => {
    const [whole, growth] = NAMES[name];
    const { newest, earlier } = made;
    const repaid = [
      ...(earlier === undefined ? [] : [{ ...earlier, figure: 'earlier' as const }]),
      ...newest.map((each) => ({ ...each, figure: 'repaid' as const })),
    ]
      .map((each) => ({ ...each, part: decimal(each[`${name}_part`]) }))
      .filter((each) => each.part !== ZERO)
      .map((each) => value(each.figure, each.part, { ...facts, asOf: each.paid_at }));
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

/** The debt on the due date without further repayments: the current debt and the interest until then. */
export function dueFigure(loan: LoanRow, made: Repaid, asOf: Date): Figure {
  const facts = { currency: loan.currency, asOf, source: { kind: 'loan', id: loan.id } } as const;
  const owed = owedFigure(loan, made, asOf);
  const booked = value('interest_to_come', subtract(owedWhenDue(loan), owed.value), facts);
  const toCome = growthOf(
    'interest_to_come',
    {
      base: value('owed_principal', decimal(loan.principal_left), facts),
      rate: value('interest_rate', decimal(loan.interest_rate), { asOf, source: facts.source }),
      aDay: 'interest_a_day',
      days: Math.max(0, loan.period_days - loan.days_counted),
    },
    facts,
  );
  // Interest is truncated once, over all days, so the remaining days may add a cent more than they would alone.
  return sumOf('loan_due', [owed, asBooked(toCome, booked)], facts);
}

export interface RepaymentFigures {
  readonly owed: Figure;
  readonly repayment: Figure;
  readonly owedAfter: Figure;
  /** What is available in the account that pays. */
  readonly availableAfter: Figure;
}

/**
 * The parts of a repayment and the debt after it. Its preview and its explanation both use these figures.
 * @param made all earlier ones
 * @param paid the amount that it pays of each part of the debt
 * @param available in the account that pays
 */
export function figuresOfRepayment(
  loan: LoanRow,
  made: Repaid,
  paid: Owed,
  available: Figure,
): RepaymentFigures {
  const { asOf } = available;
  const facts = { currency: loan.currency, asOf, source: { kind: 'loan', id: loan.id } } as const;
  const owed = owedFigure(loan, made, asOf);
  /** A part that is paid in full is explained like the debt that it pays. */
  const part = (name: Part): Figure => {
    const booked = value(`repaid_${name}`, paid[name], facts);
    const whole = owed.parts.find((each) => each.name === NAMES[name][0]);
    return whole === undefined ? booked : asBooked(named(booked.name, whole), booked);
  };
  const repayment = sumOf('repayment', [part('penalty'), part('interest'), part('principal')], facts);
  return {
    owed,
    repayment,
    owedAfter: differenceOf('owed_after', [owed, repayment], facts),
    availableAfter: differenceOf('available_after', [available, repayment], facts),
  };
}
