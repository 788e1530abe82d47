/** A token file that cannot be used: where, what is there, what that would do, and what to write instead. */
export function tokenFault(path: string, found: string, matters: string, todo: string): RangeError {
  return new RangeError(`Token ${path}: ${found}. ${matters} ${todo}`);
}

/** A value as it stands in the file, for a message. */
export function shown(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  // What JSON has no text for: nothing at all, or a function.
  return JSON.stringify(value) ?? (value === undefined ? 'nothing' : typeof value);
}
