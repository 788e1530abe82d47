import type { Schemas } from '@fairlot/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../state/client.js';

export type FigureNode = Schemas['FigureNode'];

/** What a figure is of: one account or all of a currency, a position, an order; `performanceProfit`'s period. */
export interface FigureScope {
  readonly accountId?: string | undefined;
  readonly currency?: string | undefined;
  readonly positionId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly period?: '1w' | '1m' | '3m' | '1y' | 'all' | undefined;
}

/** A figure that can be asked for. */
export type ExplainedFigure = Extract<
  FigureNode['figure'],
  | 'total_value'
  | 'available_funds'
  | 'used'
  | 'owed'
  | 'today_profit'
  | 'market_value'
  | 'unrealized'
  | 'average_price'
  | 'open_amount'
  | 'realized'
  | 'position_fees'
  | 'order_amount'
  | 'order_fee'
  | 'order_total'
  | 'performance_profit'
>;

/** How a figure adds up now. `scope`: `useSessionScope()`. Asked anew each time it is opened. */
export const explainQuery = (scope: string, figure: ExplainedFigure, of: FigureScope) =>
  queryOptions({
    queryKey: [scope, 'explain', figure, of],
    queryFn: ({ signal }) =>
      api.get('/explain/{figure}', { params: { path: { figure }, query: given(of) }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

function given(of: FigureScope) {
  const { accountId, currency, positionId, orderId, period } = of;
  return {
    ...(accountId === undefined ? {} : { accountId }),
    ...(currency === undefined ? {} : { currency }),
    ...(positionId === undefined ? {} : { positionId }),
    ...(orderId === undefined ? {} : { orderId }),
    ...(period === undefined ? {} : { period }),
  };
}
