/** Joins class names, without undefined and false ones. */
export function join(...classes: readonly (string | false | undefined)[]): string {
  let joined = '';
  for (const name of classes) if (name) joined = joined === '' ? name : `${joined} ${name}`;
  return joined;
}
