/**
 * Requires an argument without which no form can be drawn. Called in development only, because types already refuse a
 * wrong one. `given`: the value that was passed as `name`. `todo`: what to pass, one sentence.
 * @throws RangeError if `isUsable` is false; its message says what was passed, the effect, and what to pass
 */
export function need(isUsable: boolean, caller: string, name: string, given: unknown, todo: string): void {
  if (!isUsable)
    throw new RangeError(`${caller}: ${name} ${shown(given)} cannot be used. The form is not drawn. ${todo}`);
}

function shown(given: unknown): string {
  if (typeof given === 'string') return given.length > 40 ? `of ${given.length} characters` : `"${given}"`;
  return typeof given === 'object' && given !== null ? 'of another kind' : String(given);
}
