/** A token file that cannot be used: where, what is there, what that would do, and what to write instead. */
export function tokenFault(path: string, found: string, matters: string, todo: string): RangeError {
  return new RangeError(`Token ${path}: ${found}. ${matters} ${todo}`);
}

/** A value as it stands in the file, for a message. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' || typeof value === 'object' ? JSON.stringify(value) : String(value);
}
