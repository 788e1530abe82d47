import { ApiError, clientCode, newIdempotencyKey } from '@fairlot/api-client';
import { useSyncExternalStore } from 'react';
import { session, useSessionScope } from '../../stores/session.js';
import { refreshTrading } from '../../stores/trading.js';
import { createSubmission, type SubmissionPhase } from './submission.js';

/** What a ticket came to: an order, or a request to close. */
export interface TicketOutcome {
  readonly kind: 'order' | 'close';
  readonly id: string;
}

/** A write that the customer has agreed to. */
export interface TicketWrite {
  readonly kind: TicketOutcome['kind'];
  /** What it was, in the words of the button. @example 'Buy 10 NLTO for $412.70' */
  readonly label: string;
  readonly send: (key: string) => Promise<{ id: string }>;
}

/** The write of a ticket that was sent last, until the customer is done with it. */
export interface SentTicket {
  readonly write: TicketWrite;
  readonly phase: SubmissionPhase<TicketOutcome>;
  /** Asks again what became of it; does nothing once that is known. */
  readonly askAgain: () => void;
}

/**
 * By session and symbol. Above the pages, so that a write whose outcome is unknown is not forgotten with the sheet, the
 * form or the page, and sent a second time under another key. Not kept beyond the life of the app: sending it again
 * hours later would order at a price that nobody agreed to.
 */
const sent = new Map<string, SentTicket>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function put(name: string, ticket: SentTicket | undefined): void {
  if (ticket === undefined) sent.delete(name);
  else sent.set(name, ticket);
  for (const listener of [...listeners]) listener();
}

/** Whether the outcome of a write is still open, so that there must not be another one. */
export const isUnsettled = (ticket: SentTicket | undefined): boolean =>
  ticket !== undefined && ticket.phase.at !== 'refused' && ticket.phase.at !== 'done';

/** The last write of the ticket of `symbol`, the function that sends one, and the one that lays the last aside. */
export function useTicketSubmission(symbol: string) {
  const scope = useSessionScope();
  const name = `${scope} ${symbol}`;
  const ticket = useSyncExternalStore(subscribe, () => sent.get(name));
  return {
    ticket,
    send: (write: TicketWrite) => send(name, scope, write),
    /** Forgets a write whose outcome is known, and only such a one. */
    dismiss: () => {
      if (!isUnsettled(sent.get(name))) put(name, undefined);
    },
  };
}

export type TicketSubmission = ReturnType<typeof useTicketSubmission>;

/** Sends a write under a key of its own, unless one is still unsettled. Every call is a new intent. */
function send(name: string, scope: string, write: TicketWrite): void {
  if (isUnsettled(sent.get(name))) return;
  const key = newIdempotencyKey();
  const submit = createSubmission<TicketOutcome>({
    send: async () => {
      // Someone else may have signed in since: their token must not carry this order.
      if (session.scope() !== scope) throw new ApiError({ code: clientCode.aborted });
      const { id } = await write.send(key);
      return { kind: write.kind, id };
    },
    onPhase: (phase) => {
      put(name, { write, phase, askAgain: () => void submit() });
      if (phase.at === 'done') void refreshTrading();
    },
  });
  void submit();
}
