/** Questions to the customer, one after another, without React. Every question settles exactly once. */

import { createHosts } from '../dom/hosts.js';
import { warnOfQuestion } from './warnOfQuestion.js';

/**
 * What ended a question: a button, Escape, a tap on the mask, the browser's Back. `navigated`: its page was left.
 * `unmount`: the `ModalHost` was removed, or `signal` was aborted.
 */
export type ModalReason = 'confirm' | 'cancel' | 'escape' | 'backdrop' | 'back' | 'navigated' | 'unmount';

/** The answer to a question. */
export interface ModalResult {
  /** Whether the customer confirmed, and `onConfirm`, if given, succeeded. */
  readonly confirmed: boolean;
  /** Same as `confirmed`. */
  readonly confirm: boolean;
  /** The opposite of `confirmed`. */
  readonly cancel: boolean;
  /** What ended the question. */
  readonly reason: ModalReason;
}

export interface PromptResult extends ModalResult {
  /** The typed text, not trimmed. Undefined unless confirmed. */
  readonly value?: string | undefined;
}

export interface AlertOptions {
  /** The heading and the accessible name. @default none; the description is then the name */
  readonly title?: string | undefined;
  /** What happened or will happen, in a sentence or two. @default none */
  readonly description?: string | undefined;
  /** The label of the confirming button. @default the kit's "OK" or "Confirm" */
  readonly confirmLabel?: string | undefined;
  /** Closes the question as `unmount` when it is aborted, such as by the owner's end. @default none */
  readonly signal?: AbortSignal | undefined;
}

export interface ConfirmOptions extends AlertOptions {
  /** The label of the cancelling button. @default the kit's "Cancel" */
  readonly cancelLabel?: string | undefined;
  /** `critical`, for what cannot be undone: a red button, and Cancel is focused first. @default 'neutral' */
  readonly tone?: 'neutral' | 'critical' | undefined;
  /**
   * Runs before the dialog closes, which is busy meanwhile and cannot be cancelled. If it throws or rejects, the dialog
   * stays open and shows an error. @default none
   */
  readonly onConfirm?: (() => void | Promise<void>) | undefined;
  /** The message for an error of `onConfirm`, one sentence. @default the kit's own sentence */
  readonly describeError?: ((error: unknown) => string) | undefined;
  /** The text that the customer must type to confirm, with the same case; at most 140 characters. @default none */
  readonly requireText?: string | undefined;
  /** How long the confirming button must be held. ms @default a press is enough */
  readonly holdMs?: number | undefined;
  /** Whether a tap on the mask cancels. @default false */
  readonly dismissible?: boolean | undefined;
}

export interface PromptOptions extends Omit<ConfirmOptions, 'onConfirm' | 'requireText' | 'holdMs'> {
  /** The label of the field, which takes one line of at most 140 characters. */
  readonly label: string;
  /** The text of the field at first. @default '' */
  readonly initialValue?: string | undefined;
  /** Returns the error of the text, one sentence, or nothing. Called on confirming. @default any text is valid */
  readonly validate?: ((value: string) => string | null | undefined) | undefined;
  /** As in `ConfirmOptions`, with the typed text. */
  readonly onConfirm?: ((value: string) => void | Promise<void>) | undefined;
}

/** The options of a question of any kind; options of other kinds are undefined. */
export type AnyOptions = Omit<Partial<PromptOptions>, 'onConfirm'> &
  Pick<ConfirmOptions, 'holdMs' | 'requireText'> & {
    readonly onConfirm?: ((value: string) => void | Promise<void>) | undefined;
  };

export type ModalRequest =
  | { readonly kind: 'alert'; readonly id: number; readonly options: AlertOptions }
  | { readonly kind: 'confirm'; readonly id: number; readonly options: ConfirmOptions }
  | { readonly kind: 'prompt'; readonly id: number; readonly options: PromptOptions };

type Question =
  | { readonly kind: 'alert'; readonly options: AlertOptions }
  | { readonly kind: 'confirm'; readonly options: ConfirmOptions }
  | { readonly kind: 'prompt'; readonly options: PromptOptions };

/** How long a question waits for a host that is mounted at the same time. ms */
const HOST_WAIT_MS = 100;

interface Entry {
  readonly request: ModalRequest;
  /** Whether its `onConfirm` runs; leaving does not stop it. */
  isBusy: boolean;
  readonly settle: (result: PromptResult) => void;
}

export type ModalQueue = ReturnType<typeof createModalQueue>;

/**
 * Makes an independent queue; the page's is used by `alert`, `confirm` and `prompt`.
 * @param isHostExpected whether a question without a host waits for one
 */
export function createModalQueue(isHostExpected: () => boolean = () => false) {
  let entries: readonly Entry[] = [];
  let nextId = 1;
  let mounts = 0;
  let page: string | undefined;
  const { tell, host } = createHosts((): ModalRequest | undefined => entries[0]?.request, undefined);

  function settle(id: number, reason: ModalReason, value?: string): void {
    const entry = entries.find(({ request }) => request.id === id);
    if (entry === undefined) return;
    entries = entries.filter((other) => other !== entry);
    const confirmed = reason === 'confirm';
    const given = confirmed ? value : undefined;
    entry.settle({ confirmed, confirm: confirmed, cancel: !confirmed, reason, value: given });
    tell();
  }

  return {
    /** Asks now, or after the questions before it. It rejects only if there is no host and none is expected. */
    ask(question: Question): Promise<PromptResult> {
      if (process.env.NODE_ENV !== 'production')
        warnOfQuestion(question.kind, question.options as object as Readonly<Record<string, unknown>>);
      const id = nextId++;
      // JavaScript may leave the options out; the dialog then asks nothing, and can be answered.
      const options = (question.options as AnyOptions | undefined) ?? {};
      const { signal } = options;
      return new Promise((resolve, reject) => {
        const onAbort = () => settle(id, 'unmount');
        const entry: Entry = {
          request: { ...question, options, id } as ModalRequest,
          isBusy: false,
          settle: (result) => {
            signal?.removeEventListener?.('abort', onAbort);
            resolve(result);
          },
        };
        entries = [...entries, entry];
        if (signal?.aborted === true) return onAbort();
        signal?.addEventListener?.('abort', onAbort, { once: true });
        tell();
        if (mounts > 0 || isHostExpected()) return;
        setTimeout(() => {
          if (mounts > 0 || !entries.includes(entry)) return;
          entries = entries.filter((other) => other !== entry);
          reject(
            new Error(
              `Nothing can show ${question.kind}(): mount <ModalHost /> of @fairlot/ui-kit/modal once, inside the themed root.`,
            ),
          );
        }, HOST_WAIT_MS);
      });
    },
    /** Settles a question. A second call for the same question does nothing. */
    settle,
    /** Records that a question's `onConfirm` begins, or has failed. */
    setBusy(id: number, isBusy: boolean): void {
      for (const entry of entries) if (entry.request.id === id) entry.isBusy = isBusy;
    },
    /**
     * Registers a host. When the last host is detached, every open question settles as `unmount`. `scope` names the
     * page: open questions of another scope settle as `navigated`, except busy ones.
     */
    attach(scope?: string): () => void {
      mounts += 1;
      if (page !== undefined && page !== scope) {
        for (const { request, isBusy } of entries) if (!isBusy) settle(request.id, 'navigated');
      }
      page = scope;
      return () => {
        mounts -= 1;
        // Strict mode mounts everything twice: only a host that stays unmounted for a turn is gone.
        setTimeout(() => {
          if (mounts === 0) for (const { request } of entries) settle(request.id, 'unmount');
        }, 0);
      };
    },
    /** A store for one host: the question to show; undefined while there is none. */
    host,
  };
}
