import { h5, pathsOf, type Path } from '@fairlot/manifest';
import { PageLoadError, type PageFiles } from '../engine/index.js';

/** Where a visit usually starts. They speak the words the app starts with: see `frontDoors`. */
const firstPages: PageFiles = import.meta.glob(['../pages/main/home/index.tsx', '../pages/auth/login.tsx']);

let others: Promise<PageFiles> | undefined;

/**
 * The list of all other pages. It names every file of the app, which the first load should not have to carry; so it
 * is fetched beside the first page, or, for an address further inside, before it.
 */
export function loadOtherPages(): Promise<PageFiles> {
  others ??= import('./otherPages.js').then(
    (module) => module.otherPages,
    (error: unknown) => {
      others = undefined;
      throw error;
    },
  );
  return others;
}

/** Every page of the manifest. */
export const pages: PageFiles = Object.fromEntries(
  pathsOf(h5).map((path) => {
    const file = path.replace(/^\/pages/, '../pages') + '.tsx';
    return [file, firstPages[file] ?? (() => loadOther(path, file))];
  }),
);

async function loadOther(path: Path, file: string): Promise<unknown> {
  const load = (await loadOtherPages())[file];
  if (load === undefined) throw new PageLoadError('missing', path);
  return load();
}
