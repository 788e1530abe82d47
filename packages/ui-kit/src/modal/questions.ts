import { isModalHostExpected } from './expectModalHost.js';
import {
  createModalQueue,
  type AlertOptions,
  type ConfirmOptions,
  type ModalResult,
  type PromptOptions,
  type PromptResult,
} from './modalQueue.js';

/** The page's questions. There is one queue per page, because only one dialog can be answered at a time. */
export const modalQueue = createModalQueue(isModalHostExpected);

/**
 * Shows a message with one button. Resolves when it ends, whatever ended it. Rejects only if no `ModalHost` is mounted
 * or expected.
 */
export function alert(options: AlertOptions): Promise<ModalResult> {
  return modalQueue.ask({ kind: 'alert', options });
}

/**
 * Asks before an action. Several questions are asked one after another. Rejects only if no `ModalHost` is mounted or
 * expected.
 * @returns `confirmed`, and as `reason` what ended the question.
 * @example
 * const { confirmed } = await confirm({ title: 'Cancel this order?', tone: 'critical', onConfirm: () =>
 * api.cancel(id) });
 */
export function confirm(options: ConfirmOptions): Promise<ModalResult> {
  return modalQueue.ask({ kind: 'confirm', options });
}

/**
 * Asks for one line of text, at most 140 characters. `value` is set when confirmed. Rejects only if no `ModalHost` is
 * mounted or expected.
 */
export function prompt(options: PromptOptions): Promise<PromptResult> {
  return modalQueue.ask({ kind: 'prompt', options });
}
