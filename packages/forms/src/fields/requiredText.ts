import { textLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { toMessage, type FormMessageId, type formMessages } from '../messages.js';

type PlainMessageId = {
  [Id in FormMessageId]: (typeof formMessages)[Id] extends readonly [] ? Id : never;
}[FormMessageId];

/** One line of required text. `missing`: the message while it is empty. */
export function requiredText(maxLength: number, missing: PlainMessageId) {
  return z
    .string()
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, missing),
      z.maxLength(maxLength, toMessage('forms.text.length', { max: String(maxLength) })),
      z.regex(textLimits.pattern, toMessage('forms.text.characters')),
    );
}
