import type { Manifest, Path } from '@fairlot/manifest';

/** The pages that currently exist: those of the manifest without those whose switch is off. */
export interface Reach {
  canReach: (path: string) => boolean;
  /** Calls `listener` after each change of a switch. Returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** Whether the app has this page and its switch, if it has one, is on. `isOn`: the current state of a switch. */
export function isReachable(manifest: Manifest, path: string, isOn: (flag: string) => boolean): boolean {
  if (!Object.hasOwn(manifest.pages, path)) return false;
  const page = manifest.pages[path as Path];
  return page?.redirectTo === undefined && (page?.flag === undefined || isOn(page.flag));
}
