import { add, negate, ZERO, type Decimal } from '@fairlot/money';
import { differenceOf, sumOf, value, type Figure, type FigureName, type Source } from '../figures/figure.js';
import { marketValue, worthAt } from '../figures/marketValue.js';
import type { BookBalance } from '../ledger/balance.js';
import type { MemberBook } from '../ledger/journal.js';
import type { TradingMarket } from '../trading/tradingContext.js';
import type { AccountRow } from './accounts.js';

/** The currency of the values, and the market and moment of their prices. */
export interface Valuing {
  readonly currency: string;
  readonly market: TradingMarket;
  readonly at: Date;
  /** The member's accounts in `currency` that are valued; figures name them as their source. */
  readonly accounts: readonly Pick<AccountRow, 'id' | 'kind'>[];
}

/** Books with the customer's money in the account's currency, available or not. */
const MONEY: Partial<Readonly<Record<MemberBook, FigureName>>> = {
  available: 'available_funds',
  held: 'held_funds',
  margin: 'margin',
  short_proceeds: 'short_proceeds',
  quant: 'quant_invested',
  quant_pending: 'quant_result',
};

/** Books with what is owed on loans, as negative amounts. */
const DEBT: Partial<Readonly<Record<MemberBook, FigureName>>> = {
  loan_principal: 'owed_principal',
  loan_interest: 'owed_interest',
  loan_penalty: 'owed_penalty',
};

/** Books with shares. A short position counts negative, because the shares must be bought back. */
export const SHARES: ReadonlySet<string> = new Set(['position', 'position_held', 'short']);

/** Assets and debts. */
export interface Worth {
  readonly availableFunds: Figure;
  readonly used: Figure;
  /** Principal, interest and penalty of all loans, as a positive amount. */
  readonly owed: Figure;
}

/** Assets less debts. */
export function netWorth(
  name: 'total_value' | 'value_then',
  { availableFunds, used, owed }: Worth,
  facts: { readonly currency: string; readonly asOf: Date; readonly source?: Source },
): Figure {
  if (owed.value === ZERO) return sumOf(name, [availableFunds, used], facts);
  return differenceOf(name, [sumOf('assets', [availableFunds, used], facts), owed], facts);
}

/**
 * The value of books in a currency at the prices of `at`, which may lie in the past. Commodities in other
 * currencies are left out.
 */
export function worthOf(balances: readonly BookBalance[], valuing: Valuing): Worth {
  const { currency, market, at } = valuing;
  const facts = { currency, asOf: at };
  const own = (kind: AccountRow['kind']) =>
    balances.filter(({ account, commodity }) => account === kind && commodity === currency);
  const leaves = valuing.accounts.flatMap(({ id, kind }) =>
    own(kind).flatMap(({ book, balance }) => {
      const name = MONEY[book];
      return name === undefined ? [] : [value(name, balance, { ...facts, source: { kind: 'account', id } })];
    }),
  );
  const debts = valuing.accounts.flatMap(({ kind }) =>
    own(kind).flatMap(({ book, balance }) => {
      const name = DEBT[book];
      const source: Source = { kind: 'loans', id: currency };
      return name === undefined ? [] : [value(name, negate(balance), { ...facts, source })];
    }),
  );
  const isAvailable = ({ name }: Figure) => name === 'available_funds';
  return {
    availableFunds: sumOf('available_funds', leaves.filter(isAvailable), facts),
    used: sumOf(
      'used',
      [
        ...leaves.filter((leaf) => !isAvailable(leaf)),
        ...[...sharesBySymbol(balances, currency, market)].map(([symbol, quantity]) =>
          marketValue(symbol, quantity, valuing),
        ),
        ...newShares(balances, valuing),
        ...fundUnits(balances, valuing),
      ],
      facts,
    ),
    owed: sumOf('owed', debts, facts),
  };
}

/** The shares of every symbol in a currency; negative for a short position. */
export function sharesBySymbol(
  balances: readonly BookBalance[],
  currency: string,
  market: TradingMarket,
): Map<string, Decimal> {
  const shares = new Map<string, Decimal>();
  for (const { book, commodity, balance } of balances) {
    if (!SHARES.has(book) || market.instrument(commodity)?.currency !== currency) continue;
    shares.set(commodity, add(shares.get(commodity) ?? ZERO, balance));
  }
  return shares;
}

/** Shares that are allotted but not listed, at the issue price, because they have no other. */
function newShares(balances: readonly BookBalance[], { currency, market, at }: Valuing): Figure[] {
  return balances.flatMap(({ book, commodity, balance }) => {
    const offering = book === 'ipo_pending' ? market.offeringOf(commodity) : undefined;
    if (offering?.instrument.currency !== currency) return [];
    const source: Source = { kind: 'instrument', id: commodity };
    const price = value('issue_price', offering.issuePrice, { currency, asOf: at, source });
    const shares = value('allotted_shares', balance, { asOf: at, source });
    return [worthAt('market_value', shares, price, { currency, asOf: at })];
  });
}

/** Fund units at their last daily price. */
function fundUnits(balances: readonly BookBalance[], { currency, market, at }: Valuing): Figure[] {
  return balances.flatMap(({ book, commodity, balance }) => {
    if (book !== 'fund_units' && book !== 'fund_units_held') return [];
    if (market.instrument(commodity)?.currency !== currency) return [];
    const { last, asOf } = market.quote(commodity, at);
    const source: Source = { kind: 'fund', id: commodity };
    const price = value('fund_price', last, { currency, asOf, source });
    const units = value('fund_units', balance, { asOf: at, source });
    return [worthAt('market_value', units, price, { currency, asOf: at })];
  });
}
