let written = { ms: 0, text: new Date(0).toISOString() };

/** Instants on the wire: RFC 3339 in UTC with milliseconds. */
export function toInstant(at: Date): string {
  // All quotes of a market's second share theirs.
  const ms = at.getTime();
  if (ms !== written.ms) written = { ms, text: at.toISOString() };
  return written.text;
}
