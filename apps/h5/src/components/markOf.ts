/** Which way a figure moved; undefined where it did not, or where one of the two is not known. Decimal text. */
export function markOf(before: string | undefined, now: string | undefined): 'up' | 'down' | undefined {
  const by = Number(now) - Number(before);
  return by > 0 ? 'up' : by < 0 ? 'down' : undefined;
}
