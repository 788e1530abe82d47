/** Class names in one attribute; what is undefined or false is left out. */
export function join(...classes: readonly (string | false | undefined)[]): string {
  let joined = '';
  for (const name of classes) if (name) joined = joined === '' ? name : `${joined} ${name}`;
  return joined;
}
