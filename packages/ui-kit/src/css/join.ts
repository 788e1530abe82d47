import { isDevelopment } from '../format/developmentWarning.js';
import { lookForStyles } from './lookForStyles.js';

/** Joins class names, without undefined and false ones. */
export function join(...classes: readonly (string | false | undefined)[]): string {
  if (isDevelopment) lookForStyles();
  let joined = '';
  for (const name of classes) if (name) joined = joined === '' ? name : `${joined} ${name}`;
  return joined;
}
