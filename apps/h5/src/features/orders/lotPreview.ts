import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Direction } from '../../components/profitAndLoss.js';
import { api } from '../../state/client.js';
import type { Instrument } from '../../queries/instrumentQueries.js';
import { useSessionScope } from '../../state/session.js';
import type { TicketSubject } from './ticketQueries.js';
import { affordableQuantity, costOf } from './ticketMath.js';

/**
 * The server's preview of an order of one lot: its hold and cost, with the fees and the worst price, so that their
 * rules are not repeated here.
 */
const lotPreviewQuery = (
  scope: string,
  { symbol, lotSize }: Instrument,
  direction: Direction,
  limit?: string,
) =>
  queryOptions({
    queryKey: [scope, 'account', 'orderPreview', 'lot', symbol, direction, limit ?? 'market'],
    queryFn: ({ signal }) =>
      api.post('/order/preview', {
        body: {
          symbol,
          direction,
          quantity: lotSize,
          ...(limit === undefined ? { orderType: 'market' } : { orderType: 'limit', price: limit }),
        },
        signal,
      }),
    staleTime: 15_000,
    retry: false,
  });

export interface AffordableOptions {
  subject: TicketSubject;
  direction: Direction;
  /** The limit, decimal text; without one the market price is used. */
  limit: string | undefined;
}

/** The quantity that can be bought or sold short. */
export interface Affordable {
  /**
   * The quantity that `percent` (1 to 100) of the funds pay for; null if that is less than a lot, or while unknown.
   */
  readonly part: (percent: number) => string | null;
  /** The quantity that an amount pays for at the current price, including the fee; null in the same cases. */
  readonly forAmount: (amount: string) => string | null;
  /** The cost of one lot including its fee, decimal text; null while unknown. */
  readonly lotCost: string | null;
}

export function useAffordable({ subject, direction, limit }: AffordableOptions): Affordable {
  const { instrument, available } = subject;
  const { data } = useQuery(lotPreviewQuery(useSessionScope(), instrument, direction, limit));
  if (data === undefined) return { part: () => null, forAmount: () => null, lotCost: null };
  const { lotSize } = instrument;
  const lotCost = costOf(data, direction);
  return {
    part: (percent) =>
      available === undefined ? null : affordableQuantity(available, data, lotSize, percent),
    // An amount limits the cost of the trade; the additional hold is returned.
    forAmount: (amount) => affordableQuantity(amount, { ...data, holdAmount: lotCost }, lotSize, 100),
    lotCost,
  };
}
