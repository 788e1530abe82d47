import { ApiError, clientCode, newIdempotencyKey } from '@fairlot/api-client';
import { useEffect, useSyncExternalStore } from 'react';
import { session, useSessionScope } from '../../state/session.js';
import { refreshTrading } from '../../queries/tradingQueries.js';
import { createSubmission, type SubmissionPhase } from './submission.js';

/** A write of money that the customer has agreed to. */
export interface MoneyWrite<Result> {
  /** What it is, in the words of the button. @example 'Withdraw $400.00' */
  readonly label: string;
  /** Sends it. `key`: the idempotency key, the same one however often it is sent. */
  readonly send: (key: string) => Promise<Result>;
  /** Runs once it is known to have happened. Balances, orders and positions are asked for again without it. */
  readonly onDone?: ((result: Result) => void) | undefined;
}

/** The write that was sent last, until the customer is done with it. */
export interface MoneyAction<Result = unknown> {
  readonly label: string;
  readonly phase: SubmissionPhase<Result>;
  /** Asks again what became of it; does nothing once that is known. */
  readonly askAgain: () => void;
}

/**
 * By session and name. Above the pages, so that a write whose outcome is unknown is not forgotten with the sheet, the
 * form or the page, and sent a second time under another key. Not kept beyond the life of the app: sending it again
 * hours later would act on terms that nobody agreed to.
 */
const actions = new Map<string, MoneyAction>();
/** How many components show each of them. */
const users = new Map<string, number>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function put(name: string, action: MoneyAction | undefined): void {
  if (action === undefined) actions.delete(name);
  else actions.set(name, action);
  for (const listener of [...listeners]) listener();
}

/** Whether the outcome of a write is still open, so that there must not be another one. */
export const isUnsettled = (action: MoneyAction | undefined): boolean =>
  action !== undefined && action.phase.at !== 'refused' && action.phase.at !== 'done';

/**
 * One money action of the signed-in customer, sent at most once for each consent.
 *
 * A refused one may be sent again, under a new key; one that is unsettled is not sent a second time. What is settled is
 * forgotten when the last component that shows it leaves, so that a receipt that was seen is not shown again; what comes
 * later is kept.
 * @param name says what it acts on, and so the type of its result. @example `withdrawal ${accountId}`
 */
export function useMoneyAction<Result>(name: string) {
  const scope = useSessionScope();
  const fullName = `${scope} ${name}`;
  // Whatever is stored under this name was sent by this hook, so its type is right.
  const action = useSyncExternalStore(subscribe, () => actions.get(fullName)) as
    MoneyAction<Result> | undefined;
  useEffect(() => show(fullName), [fullName]);
  return {
    action,
    /** What came of it, once that is known. */
    result: action?.phase.at === 'done' ? action.phase.result : undefined,
    send: (write: MoneyWrite<Result>) => send(fullName, scope, write),
    /** Forgets a write whose outcome is known, and only such a one. */
    dismiss: () => dismiss(fullName),
  };
}

export type MoneyActionHandle<Result> = ReturnType<typeof useMoneyAction<Result>>;

/**
 * Counts who shows an action: a form and the page around it use the same one, and a form that its receipt replaces
 * must not take the receipt with it. Returns what is called when one of them leaves; the last one to leave forgets it.
 */
function show(name: string): () => void {
  users.set(name, (users.get(name) ?? 0) + 1);
  return () => {
    const left = (users.get(name) ?? 1) - 1;
    if (left > 0) {
      users.set(name, left);
      return;
    }
    users.delete(name);
    dismiss(name);
  };
}

function dismiss(name: string): void {
  if (!isUnsettled(actions.get(name))) put(name, undefined);
}

/** Sends a write under a key of its own, unless one is still unsettled. Every call is a new intent. */
function send<Result>(name: string, scope: string, write: MoneyWrite<Result>): void {
  if (isUnsettled(actions.get(name))) return;
  const key = newIdempotencyKey();
  const submit = createSubmission<Result>({
    send: () => {
      // Someone else may have signed in since: their token must not carry this.
      if (session.scope() !== scope) throw new ApiError({ code: clientCode.aborted });
      return write.send(key);
    },
    onPhase: (phase) => {
      put(name, { label: write.label, phase, askAgain: () => void submit() });
      if (phase.at !== 'done') return;
      void refreshTrading();
      write.onDone?.(phase.result);
    },
  });
  void submit();
}
