import { h5, pathsOf, type Path } from '@fairlot/manifest';
import type { PageEntry, To } from '../engine/index.js';
import { speakFront, speakWhole } from '../i18n/index.js';
import type { pages as Registry } from '../pages.js';
import { frontDoors } from './frontDoors.js';

type Registered = Readonly<Record<Path, PageEntry>>;

/** Where a visit usually starts. They speak the words the app starts with: see `frontDoors`. */
const firstPages: Registered = {
  '/pages/main/home/index': { load: async () => (await import('../features/home/Home.js')).Home },
  '/pages/auth/login': { load: async () => (await import('../features/login/Login.js')).Login },
};
const front: ReadonlySet<string> = new Set(frontDoors.map(({ path }) => path));

let loading: Promise<typeof Registry> | undefined;

/**
 * The registry of all pages. It names every file of the app, which the first load should not have to carry; so it is fetched
 * beside the first page, or, for an address further inside, before it.
 */
export function loadRegistry(): Promise<Registered> {
  loading ??= import('../pages.js').then(
    (module) => module.pages,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Every page, each fetched side by side with the words it waits for. */
export const pages = Object.fromEntries(
  pathsOf(h5).map((path) => [path, firstPages[path] ?? { load: () => loadOther(path) }]),
) as Readonly<Record<To, PageEntry>>;

async function loadOther(path: Path): ReturnType<PageEntry['load']> {
  const entry = (await loadRegistry())[path];
  if (entry === undefined) throw new Error(`${path} has no page`);
  const [page] = await Promise.all([entry.load(), front.has(path) ? speakFront() : speakWhole()]);
  return page;
}
