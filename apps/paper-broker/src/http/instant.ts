let written = { ms: 0, text: new Date(0).toISOString() };

/** A moment as the wire has it: RFC 3339 in UTC with milliseconds. */
export function toInstant(at: Date): string {
  // All quotes of a market share the same second, so the last text is reused.
  const ms = at.getTime();
  if (ms !== written.ms) written = { ms, text: at.toISOString() };
  return written.text;
}
