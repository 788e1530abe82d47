import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the app's build in the repository. */
const builtApp = fileURLToPath(new URL('../../../h5/dist', import.meta.url));

/** A build of the app, with what it says in `served.json`. */
export interface ServedApp {
  /** The folder of the build. */
  readonly root: string;
  /** The path prefix of the app: `/`, or for example `/invest/`. Everything else is served below it too. */
  readonly base: string;
  /** The prefixes of page paths below the base, such as `pages/`. Empty if the app routes by `#`. */
  readonly pages: readonly string[];
}

/** @param root the folder of a build; default: the repository's own */
export function readServedApp(root: string = builtApp): ServedApp {
  const file = join(root, 'served.json');
  const left = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<ServedApp>) : {};
  return { base: '/', pages: [], ...left, root };
}

/** The URL relative to the base, as routes have it. A URL outside the base stays as it is. */
export const belowBase = (url: string, base: string): string =>
  base !== '/' && url.startsWith(base) ? url.slice(base.length - 1) : url;
