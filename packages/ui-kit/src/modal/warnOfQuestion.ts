import { warnOnce } from '../format/developmentWarning.js';

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
  if (kind === 'prompt' && typeof options['label'] !== 'string')
    warnOnce(
      `${call}: label ${String(options['label'])} is no text.`,
      'The dialog has no field, and its value is empty.',
      'Pass the label of the field that the customer fills in.',
    );
}
