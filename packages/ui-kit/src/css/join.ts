import { lookForStyles } from './lookForStyles.js';

/** Joins class names, without undefined and false ones. */
export function join(...classes: readonly (string | false | undefined)[]): string {
  if (process.env.NODE_ENV !== 'production') lookForStyles();
  let joined = '';
  for (const name of classes) if (name) joined = joined === '' ? name : `${joined} ${name}`;
  return joined;
}
