import { ApiError, clientCode, isApiError, newIdempotencyKey } from '@fairlot/api-client';
import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../state/listeners.js';
import { session, useSessionScope } from '../../state/session.js';
import { refreshTrading } from '../../queries/tradingQueries.js';
import { createSubmission, type SubmissionPhase } from './submission.js';

/** A write of money to which the customer has agreed. */
export interface MoneyWrite<Result> {
  /** Its name, the button's label. @example 'Withdraw $400.00' */
  readonly label: string;
  /** Sends it. `key`: the idempotency key, the same for every repetition. */
  readonly send: (key: string) => Promise<Result>;
  /** Called once it has happened. Balances, orders and positions are refetched in any case. */
  readonly onDone?: ((result: Result) => void) | undefined;
}

/** The last write that was sent, until it is dismissed. */
export interface MoneyAction<Result = unknown> {
  readonly label: string;
  readonly phase: SubmissionPhase<Result>;
  /** Asks the server for the outcome again; does nothing if it is known. */
  readonly askAgain: () => void;
}

/**
 * Actions by session and name. They are kept outside of the pages, so that a write with an unknown outcome is not
 * forgotten with its sheet, form or page, and sent again with another key. They are not stored beyond the app's
 * lifetime, because sending one hours later would act on outdated terms.
 */
const actions = new Map<string, MoneyAction>();
/** How many components show each action. */
const users = new Map<string, number>();
const listeners = createListeners();

function put(name: string, action: MoneyAction | undefined): void {
  if (action === undefined) actions.delete(name);
  else actions.set(name, action);
  listeners.notify();
}

/** Whether the outcome of a write is still unknown, so that no other one may be sent. */
export const isUnsettled = (action: MoneyAction | undefined): boolean =>
  action !== undefined && action.phase.at !== 'refused' && action.phase.at !== 'done';

/** The error of a refused action, for its form; undefined for other actions. */
export const refusalOf = (action: MoneyAction | undefined): unknown =>
  action?.phase.at === 'refused' ? action.phase.error : undefined;

/** Whether the refusal concerns the form's values, so that the form replaces its review. */
export function isForTheForm(action: MoneyAction | undefined): boolean {
  const refusal = refusalOf(action);
  return (
    refusal !== undefined &&
    !isApiError(refusal, 'pay_password_incorrect', 'pay_password_locked', 'pay_password_not_set')
  );
}

/**
 * One money action of the signed-in customer, sent at most once per consent.
 *
 * A refused action may be sent again, with a new key; an unsettled one is not sent a second time. A settled action is
 * forgotten when the last component that shows it unmounts, so that a receipt is not shown again; an unsettled one is
 * kept.
 * @param name identifies what it acts on, and so the type of its result. @example `withdrawal ${accountId}`
 */
export function useMoneyAction<Result>(name: string) {
  const scope = useSessionScope();
  const fullName = `${scope} ${name}`;
  // Only this hook stores actions under this name, so the type is right.
  const action = useSyncExternalStore(listeners.subscribe, () => actions.get(fullName)) as
    | MoneyAction<Result>
    | undefined;
  useEffect(() => show(fullName), [fullName]);
  return {
    action,
    /** The result, once known. */
    result: action?.phase.at === 'done' ? action.phase.result : undefined,
    send: (write: MoneyWrite<Result>) => send(fullName, scope, write),
    /** Forgets a write if its outcome is known. */
    dismiss: () => dismiss(fullName),
  };
}

export type MoneyActionHandle<Result> = ReturnType<typeof useMoneyAction<Result>>;

/**
 * Counts the components that show an action: a form and its page use the same one, and a form that is replaced by its
 * receipt must not remove the action. Returns a function for unmounting; the last one forgets the action.
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

/** Sends a write with a new key, unless one is unsettled. Every call is a new intent. */
function send<Result>(name: string, scope: string, write: MoneyWrite<Result>): void {
  if (isUnsettled(actions.get(name))) return;
  const key = newIdempotencyKey();
  const submit = createSubmission<Result>({
    send: () => {
      // Another customer may have signed in since; their token must not be used.
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
