import { useQuery } from '@tanstack/react-query';
import type { MoneyActionHandle } from '../../components/review/moneyActions.js';
import { instrumentQuery, pricePlaces, type Instrument } from '../../queries/instrumentQueries.js';
import { currenciesQuery, marketsQuery, type Market } from '../../queries/referenceQueries.js';
import { useSessionScope } from '../../state/session.js';
import { accountsQuery, positionsOfSymbolQuery, type Position } from '../../queries/tradingQueries.js';

/** The result of a ticket: an order, or a close request. */
export interface TicketOutcome {
  readonly kind: 'order' | 'close';
  readonly id: string;
}

export type TicketAction = MoneyActionHandle<TicketOutcome>;

/** The instrument of a ticket with the data it needs. */
export interface TicketSubject {
  readonly instrument: Instrument;
  readonly market: Market | undefined;
  /** Fraction digits of prices and of money. */
  readonly places: { readonly price: number; readonly money: number };
  /** The available funds, decimal text; undefined while unknown. */
  readonly available: string | undefined;
  /** The customer's positions in it; undefined while unknown. */
  readonly positions: readonly Position[] | undefined;
}

/** The server's data for a ticket, from several queries; `subject` is set once the instrument is known. */
export function useTicketSubject(symbol: string) {
  const scope = useSessionScope();
  const instrument = useQuery(instrumentQuery(symbol));
  const markets = useQuery(marketsQuery);
  const currencies = useQuery(currenciesQuery);
  const accounts = useQuery(accountsQuery(scope));
  const positions = useQuery(positionsOfSymbolQuery(scope, symbol));
  const { data } = instrument;
  const subject: TicketSubject | undefined = data && {
    instrument: data,
    market: markets.data?.find(({ id }) => id === data.marketId),
    places: {
      price: pricePlaces(data.tickSize),
      money: currencies.data?.data.find(({ code }) => code === data.currency)?.scale ?? 2,
    },
    // Without an account in the currency the available funds are known to be zero.
    available:
      accounts.data &&
      (accounts.data.data.find(({ kind, currency }) => kind === 'trade' && currency === data.currency)
        ?.availableFunds ??
        '0'),
    positions: positions.data,
  };
  return { subject, instrument, holdings: positions };
}

/** The position that an order on this side would reduce: one in the opposite direction. */
export function positionAgainst(
  positions: readonly Position[] | undefined,
  side: 'buy' | 'sell',
): Position | undefined {
  const direction = side === 'sell' ? 'long' : 'short';
  return positions?.find((position) => position.direction === direction);
}
