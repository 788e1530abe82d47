import type { OrderTicketValues } from '@fairlot/forms/orders';
import type { Direction } from '../../components/profitAndLoss.js';
import { session } from '../../state/session.js';

/** One at most: what was typed into the ticket that was left to fetch money for it. */
let draft: { readonly name: string; readonly values: OrderTicketValues } | undefined;

const nameOf = (symbol: string, direction: Direction) => `${session.scope()} ${symbol} ${direction}`;

/** Keeps what was typed while the customer fetches money on another page. */
export function keepDraft(symbol: string, direction: Direction, values: OrderTicketValues): void {
  draft = { name: nameOf(symbol, direction), values };
}

/** What was kept for this ticket and this customer; undefined where nothing was. */
export function draftOf(symbol: string, direction: Direction): OrderTicketValues | undefined {
  return draft?.name === nameOf(symbol, direction) ? draft.values : undefined;
}

/** The ticket has it again, or another one was opened in the meantime: it comes back only once. */
export function dropDraft(): void {
  draft = undefined;
}
