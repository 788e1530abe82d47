/** The error for an invalid token file: where, which value, its effect, and what to write instead. */
export function tokenFault(path: string, found: string, matters: string, todo: string): RangeError {
  return new RangeError(`Token ${path}: ${found}. ${matters} ${todo}`);
}

/** A value as in the file, for a message. */
export function shown(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  // JSON has no text for undefined and functions.
  return JSON.stringify(value) ?? (value === undefined ? 'nothing' : typeof value);
}
