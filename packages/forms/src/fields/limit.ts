import { parseDecimal, type Decimal } from '@fairlot/money';

/** What developers have been warned of. A test clears it. */
export const warningsGiven = new Set<string>();

/**
 * A limit that a product passes to a form, decimal text; null while it is not known. Text that is no decimal counts as
 * not known, because the server checks every limit again, and a form that throws could not be sent at all.
 */
export function limitOf(text: string | null): Decimal | null {
  const limit = text === null ? null : parseDecimal(text);
  if (process.env.NODE_ENV !== 'production' && text !== null && limit === null)
    warnOnce(
      `A form's limit ${JSON.stringify(text)} is no decimal text.`,
      'The form does not check it.',
      'Pass plain digits with a point, such as "1234.5", or null while it is not known.',
    );
  return limit;
}

/** Whether a value is more than a limit. A limit that is not known is never exceeded. */
export function exceeds(value: Decimal, limit: string | null): boolean {
  const most = limitOf(limit);
  return most !== null && value > most;
}

/** The context that a product passes to a form. Without one, as from JavaScript, no limit is known. */
export function contextOf<Context extends object>(form: string, context: Context): Context {
  const given = context as Context | null | undefined;
  if (process.env.NODE_ENV !== 'production' && (typeof given !== 'object' || given === null))
    warnOnce(
      `${form}: its context ${String(given)} is no object.`,
      'The form checks no limit.',
      'Pass its limits; null for each that is not known.',
    );
  // Every limit of it is read by limitOf.
  return given ?? ({} as Context);
}

/** Warns a developer, once: what is wrong, what happens instead, and what to do. Called in development only. */
export function warnOnce(wrong: string, instead: string, todo: string): void {
  if (warningsGiven.has(wrong)) return;
  warningsGiven.add(wrong);
  console.warn(`${wrong} ${instead} ${todo}`);
}
