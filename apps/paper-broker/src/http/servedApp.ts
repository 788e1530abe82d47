import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the app's build lies in the repository. */
const builtApp = fileURLToPath(new URL('../../../h5/dist', import.meta.url));

/** A build of the app, and what it has left for its server in `served.json`. */
export interface ServedApp {
  /** Its folder. */
  readonly root: string;
  /** Where on its host it lives: `/`, or a prefix such as `/invest/`. Everything else is served below it too. */
  readonly base: string;
  /** What the paths of its pages begin with, below the base: `pages/`. None where they stand behind `#`. */
  readonly pages: readonly string[];
}

/** @param root the folder of a build; undefined: the repository's own */
export function readServedApp(root: string = builtApp): ServedApp {
  const file = join(root, 'served.json');
  const left = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<ServedApp>) : {};
  return { base: '/', pages: [], ...left, root };
}

/** The address below the base, as routes have it. What does not begin with the base stays as it is. */
export const belowBase = (url: string, base: string): string =>
  base !== '/' && url.startsWith(base) ? url.slice(base.length - 1) : url;
