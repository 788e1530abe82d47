import { warnOnce } from '../checks/warnOnce.js';

/** Options of a question, unchecked, as JavaScript passes them. */
type Unchecked = Readonly<Record<string, unknown>> | string | null | undefined;

/** Warns of a question that says nothing, or cannot be answered. Called in development only. */
export function warnOfQuestion(kind: string, options: Unchecked): void {
  const call = `${kind}()`;
  if (typeof options !== 'object' || options === null)
    return warnOnce(
      `${call}: its options ${JSON.stringify(options)} are no object.`,
      'The dialog asks nothing.',
      `Write ${kind}({ title: 'Sell 10 shares?' }).`,
    );
  if (!options['title'] && !options['description'])
    warnOnce(
      `${call}: it has neither title nor description.`,
      'The dialog asks nothing, and a screen reader calls it by its button.',
      'Pass a title: the question in a few words.',
    );
  for (const name of ['onConfirm', 'validate', 'describeError'])
    if (options[name] != null && typeof options[name] !== 'function')
      warnOnce(
        `${call}: ${name} is no function.`,
        'The dialog cannot call it, so it cannot be confirmed.',
        'Pass a function, or leave it out.',
      );
  if (options['signal'] != null && !(options['signal'] as Partial<EventTarget>).addEventListener)
    warnOnce(
      `${call}: signal is no AbortSignal.`,
      'Nothing closes the dialog but the customer.',
      'Pass the `signal` of an AbortController, not the controller itself.',
    );
  if (kind === 'prompt' && typeof options['label'] !== 'string')
    warnOnce(
      `${call}: label ${String(options['label'])} is no text.`,
      'The dialog has no field, and its value is empty.',
      'Pass the label of the field that the customer fills in.',
    );
}
