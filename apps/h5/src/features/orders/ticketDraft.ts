import type { OrderTicketValues } from '@fairlot/forms/orders';
import type { Direction } from '../../components/profitAndLoss.js';
import { session } from '../../state/session.js';

/** The values of the ticket that was left to get money for it; at most one. */
let draft: { readonly name: string; readonly values: OrderTicketValues } | undefined;

const nameOf = (symbol: string, direction: Direction) => `${session.scope()} ${symbol} ${direction}`;

/** Keeps the values while the customer gets money on another page. */
export function keepDraft(symbol: string, direction: Direction, values: OrderTicketValues): void {
  draft = { name: nameOf(symbol, direction), values };
}

/** The kept values of this ticket and customer; undefined if there are none. */
export function draftOf(symbol: string, direction: Direction): OrderTicketValues | undefined {
  return draft?.name === nameOf(symbol, direction) ? draft.values : undefined;
}

/** Called when the ticket has been restored, or another one was opened, so that the draft is used only once. */
export function dropDraft(): void {
  draft = undefined;
}
