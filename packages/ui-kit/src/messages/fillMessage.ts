import { warnOnce } from '../checks/warnOnce.js';

/** Fills the placeholders of a sentence. @example fillMessage('{count} unread', { count: 3 }) // '3 unread' */
export function fillMessage(message: string, values: Readonly<Record<string, string | number>>): string {
  if (process.env.NODE_ENV !== 'production' && typeof message !== 'string')
    warnOnce(
      `fillMessage: message ${String(message)} is no text.`,
      'It counts as an empty text.',
      'Pass a sentence, such as one of useKitMessages.',
    );
  // Data may lack the text, whatever its type says.
  return `${(message as string | undefined) ?? ''}`.replace(
    /\{(\w+)\}/g,
    // `replace` makes a text of a number.
    (placeholder, name: string) =>
      ((values as Partial<typeof values> | undefined)?.[name] ?? placeholder) as string,
  );
}
