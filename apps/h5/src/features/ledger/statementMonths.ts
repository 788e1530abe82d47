/** Maximum number of selectable months: ten years. */
const MOST_MONTHS = 120;

/** Whether a text is a month, `YYYY-MM`. */
export const isMonth = (text: string): boolean => /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text);

/**
 * The months from a customer's registration to now, newest first, in UTC. By the business clock a history may begin
 * before the registration, so the month before it is included.
 * @param since, now ISO 8601
 */
export function monthsSince(since: string, now: string): string[] {
  const first = new Date(since);
  const last = new Date(now);
  const numberOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
  const newest = numberOf(last);
  const oldest = Math.max(Math.min(numberOf(first), newest) - 1, newest - MOST_MONTHS + 1);
  return Array.from({ length: newest - oldest + 1 }, (_, index) => {
    const month = newest - index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
