import { watchlistNameLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { toMessage } from '../messages.js';

const { maxLength, pattern } = watchlistNameLimits;

/** The name of a watchlist, different from `taken`, the names of the customer's other lists, ignoring case. */
export function listName(taken?: readonly string[]) {
  const takenNames = new Set(Array.isArray(taken) ? taken.map(toComparable) : []);
  return z.string().check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, toMessage('forms.listName.required')),
    z.maxLength(maxLength, toMessage('forms.text.length', { max: String(maxLength) })),
    z.regex(pattern, toMessage('forms.text.characters')),
    z.refine((name) => !takenNames.has(toComparable(name)), toMessage('forms.listName.taken')),
  );
}

function toComparable(name: string): string {
  return `${name}`.trim().normalize('NFC').toLowerCase();
}
