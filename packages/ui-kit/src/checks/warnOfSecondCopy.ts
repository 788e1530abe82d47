import { warnOnce } from './warnOnce.js';

/** The copy of the kit whose dialogs the page showed first. */
const FIRST = Symbol.for('@fairlot/ui-kit');
const own = {};

/**
 * Warns that a dialog opens from another copy of the kit than the page's first one. Each copy of Radix has a list of
 * open dialogs of its own, so neither copy knows which dialog is on top. Called in development only.
 */
export function warnOfSecondCopy(): void {
  const page = globalThis as { [FIRST]?: object };
  page[FIRST] ??= own;
  if (page[FIRST] !== own)
    warnOnce(
      'A dialog opens from a second copy of @fairlot/ui-kit on this page.',
      'The copies do not know of each other: Escape closes a dialog of each, and the page may stay blocked.',
      'Install one version, and share it among micro frontends as you share React.',
    );
}
