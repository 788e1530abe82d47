import { warnOnce } from '../checks/warnOnce.js';
import type { ToastTone } from './toastOptions.js';

/** The messages of a call: each once, in order, without blank ones. A spinner says something without words. */
export function messagesOf(
  message: string | readonly string[],
  tone: ToastTone | undefined,
): readonly string[] {
  // Data may lack its text whatever its type says.
  const texts = [message].flat().map((text: string | undefined) => `${text ?? ''}`);
  const messages = [...new Set(texts.filter((text) => text.trim() || tone === 'pending'))];
  if (process.env.NODE_ENV !== 'production' && !Array.isArray(message) && !messages[0]?.trim())
    warnOnce(
      `toast(): the message ${JSON.stringify(message)} is blank.`,
      'Nothing is shown, or a spinner alone.',
      'Pass what the customer is to read, or leave out the call.',
    );
  return messages;
}
