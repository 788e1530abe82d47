import { todayPercentage, totalsOf, valueAccounts, type Totals } from '../accounts/valuation.js';
import { creditedFigure } from '../deposits/depositFigures.js';
import { findDeposit } from '../deposits/depositRow.js';
import type { Figure } from '../figures/figure.js';
import { findConversion } from '../fx/exchange.js';
import { figuresOfConversion } from '../fx/exchangeFigures.js';
import { dueFigure, owedFigure, signedTotal } from '../loans/loanFigures.js';
import { findLoan, readRepaid } from '../loans/loanRow.js';
import type { TradingContext } from '../trading/tradingContext.js';
import { figuresOfWithdrawalRow } from '../withdrawals/withdrawalFigures.js';
import { findWithdrawal } from '../withdrawals/withdrawalRow.js';
import { one, picker, required, there, type Explainers } from './explanation.js';

/** Explains the figures of accounts, deposits, withdrawals, exchanges and loans. */
export function explainMoney({ db, market, clock }: TradingContext) {
  const ofTotals = picker<Totals>(async (memberId, scope) => {
    const at = clock.now();
    const accounts = await valueAccounts(db.read, market, memberId, at);
    if (scope.account_id !== undefined)
      return one(accounts, ({ account }) => account.id === scope.account_id);
    const currency = required(scope, 'currency');
    one(accounts, ({ account }) => account.currency === currency);
    return totalsOf(accounts, currency, at);
  });

  const ofDeposit = picker(async (memberId, scope) =>
    there(await findDeposit(db.read, memberId, required(scope, 'deposit_id'))),
  );

  const ofWithdrawal = picker(async (memberId, scope) =>
    figuresOfWithdrawalRow(there(await findWithdrawal(db.read, memberId, required(scope, 'withdrawal_id')))),
  );

  const ofExchange = picker(async (memberId, scope) =>
    figuresOfConversion(there(await findConversion(db.read, memberId, required(scope, 'conversion_id')))),
  );

  const ofLoan = picker(async (memberId, scope) =>
    there(await findLoan(db.read, memberId, required(scope, 'loan_id'))),
  );

  const ofLoanWithRepayments = picker(async (memberId, scope) => {
    const row = there(await findLoan(db.read, memberId, required(scope, 'loan_id')));
    return { row, repaid: await readRepaid(db.read, row) };
  });
  type Loan = Parameters<Parameters<typeof ofLoanWithRepayments>[0]>[0];
  const owed = ({ row, repaid }: Loan): Figure => owedFigure(row, repaid, clock.now());
  const partOfOwed = (name: 'owed_principal' | 'owed_interest' | 'owed_penalty') =>
    ofLoanWithRepayments((loan) => owed(loan).parts.find((part) => part.name === name));

  return {
    total_value: ofTotals(({ totalValue }) => totalValue),
    available_funds: ofTotals(({ availableFunds }) => availableFunds),
    used: ofTotals(({ used }) => used),
    owed: ofTotals((totals) => totals.owed),
    today_profit: ofTotals(({ todayProfit }) => todayProfit),
    today_percentage: ofTotals((totals) => todayPercentage(totals, totals.totalValue.asOf)),

    deposit_credited: ofDeposit(creditedFigure),
    withdrawal_net: ofWithdrawal(({ net }) => net),
    exchange_received: ofExchange(({ received }) => received),
    exchange_cost: ofExchange(({ cost }) => cost),
    exchange_rate: ofExchange(({ rate }) => rate),

    loan_total: ofLoan(signedTotal),
    loan_owed: ofLoanWithRepayments(owed),
    loan_due: ofLoanWithRepayments(({ row, repaid }) => dueFigure(row, repaid, clock.now())),
    owed_principal: partOfOwed('owed_principal'),
    owed_interest: partOfOwed('owed_interest'),
    owed_penalty: partOfOwed('owed_penalty'),
  } satisfies Explainers;
}
