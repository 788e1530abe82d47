/**
 * Stops at what no form can be drawn without. Called while developing only, because types already refuse it. `given`:
 * the value that arrived as `name`. `todo`: what to pass, one sentence.
 * @throws RangeError if `isUsable` is false: what arrived, its effect, what to pass.
 */
export function need(isUsable: boolean, caller: string, name: string, given: unknown, todo: string): void {
  if (!isUsable)
    throw new RangeError(`${caller}: ${name} ${shown(given)} cannot be used. The form is not drawn. ${todo}`);
}

function shown(given: unknown): string {
  if (typeof given === 'string') return given.length > 40 ? `of ${given.length} characters` : `"${given}"`;
  return typeof given === 'object' && given !== null ? 'of another kind' : String(given);
}
