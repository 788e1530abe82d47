import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Direction } from '../../components/profitAndLoss.js';
import { api } from '../../stores/api.js';
import type { Instrument } from '../../stores/instruments.js';
import { useSessionScope } from '../../stores/session.js';
import type { TicketSubject } from './ticketData.js';
import { affordableQuantity } from './ticketMath.js';

/** What an order of one lot would hold and cost: the server's fees and worst price, without repeating their rules here. */
const lotPreviewQuery = (
  scope: string,
  { symbol, lotSize }: Instrument,
  direction: Direction,
  limit?: string,
) =>
  queryOptions({
    queryKey: [scope, 'orderPreview', 'lot', symbol, direction, limit ?? 'market'],
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
  /** The limit, decimal text; without one the market's price counts. */
  limit: string | undefined;
}

/**
 * How much the funds pay for.
 * @returns a function of a percentage; its result is null where that is less than a lot or not known yet
 */
export function useAffordable({ subject, direction, limit }: AffordableOptions) {
  const { instrument, available } = subject;
  const { data } = useQuery(lotPreviewQuery(useSessionScope(), instrument, direction, limit));
  return (percent: number): string | null =>
    data === undefined || available === undefined
      ? null
      : affordableQuantity(available, data, instrument.lotSize, percent);
}
