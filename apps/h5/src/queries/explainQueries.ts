import type { Schemas } from '@fairlot/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../state/client.js';

export type FigureNode = Schemas['FigureNode'];

/**
 * What a figure belongs to: an account or all accounts of a currency, or a record; with its period or month if it has
 * one.
 */
export interface FigureScope {
  readonly accountId?: string | undefined;
  readonly currency?: string | undefined;
  readonly positionId?: string | undefined;
  /** Of a lot of the position. */
  readonly lotId?: string | undefined;
  readonly orderId?: string | undefined;
  /** Of a fill of the order, from 1. */
  readonly fill?: number | undefined;
  readonly loanId?: string | undefined;
  readonly fundId?: string | undefined;
  readonly symbol?: string | undefined;
  readonly withdrawalId?: string | undefined;
  readonly depositId?: string | undefined;
  readonly conversionId?: string | undefined;
  readonly fundOrderId?: string | undefined;
  /** Of an IPO or a quant fund. */
  readonly subscriptionId?: string | undefined;
  /** Of an ended day of a subscription to a quant fund, from 1. */
  readonly day?: number | undefined;
  /** `YYYY-MM`, of a statement. */
  readonly month?: string | undefined;
  /** Of the entries of a statement. */
  readonly kind?: string | undefined;
  readonly period?: '1w' | '1m' | '3m' | '1y' | 'all' | undefined;
}

/** A figure whose sum the server can explain. */
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
  | 'fill_amount'
  | 'fill_fee'
  | 'performance_profit'
  | 'unrealized_percentage'
  | 'loan_owed'
  | 'loan_due'
  | 'owed_principal'
  | 'owed_interest'
  | 'owed_penalty'
  | 'loan_total'
  | 'fund_value'
  | 'fund_profit'
  | 'fund_profit_percentage'
  | 'fund_amount'
  | 'fund_net'
  | 'fund_units'
  | 'exchange_received'
  | 'exchange_rate'
  | 'withdrawal_net'
  | 'deposit_credited'
  | 'fifo_cost'
  | 'fifo_realized'
  | 'lot_result'
  | 'quant_profit'
  | 'quant_day_profit'
  | 'quant_profit_so_far'
  | 'quant_exit_fee'
  | 'quant_returned'
  | 'quant_invested'
  | 'quant_pending'
  | 'quant_settled'
  | 'ipo_total'
  | 'ipo_refund'
  | 'closing_balance'
  | 'opening_balance'
  | 'entries_total'
  | 'opening_value'
  | 'closing_value'
  | 'net_deposits'
  | 'performance_percentage'
  | 'day_change'
  | 'day_change_percentage'
>;

/** How a figure currently adds up. `scope`: `useSessionScope()`. Fetched each time it is opened. */
export const explainQuery = (scope: string, figure: ExplainedFigure, of: FigureScope) =>
  queryOptions({
    queryKey: [scope, 'explain', figure, of],
    queryFn: ({ signal }) =>
      api.get('/explain/{figure}', { params: { path: { figure }, query: given(of) }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The scope without undefined fields. */
function given(of: FigureScope) {
  return Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as {
    [Name in keyof FigureScope]?: Exclude<FigureScope[Name], undefined>;
  };
}
