/** The direction of a change; undefined if there was none, or if a value is unknown. Decimal text. */
export function markOf(before: string | undefined, now: string | undefined): 'up' | 'down' | undefined {
  const by = Number(now) - Number(before);
  return by > 0 ? 'up' : by < 0 ? 'down' : undefined;
}
