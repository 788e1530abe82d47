import { warnOnce } from '../checks/warnOnce.js';

/**
 * A count as a badge shows it; a control that carries one has the same text in its name.
 * @param count a whole number
 * @param max the largest count that is written out, 99 by default
 * @example countText(100) // '99+'
 */
export function countText(count: number, max?: number): string {
  if (process.env.NODE_ENV !== 'production' && !(count >= 0))
    warnOnce(
      `countText: count ${String(count)} is no count.`,
      'Its text says nothing that a customer can use.',
      'Pass a whole number; leave out the badge while there is none.',
    );
  const most = max ?? 99;
  // Data may lack it, whatever its type says.
  return count > most ? `${most}+` : `${(count as number | undefined) ?? ''}`;
}
