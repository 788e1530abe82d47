import type { Path } from '@fairlot/manifest';
import type { ComponentType } from 'react';

/** The code of a page. */
export interface PageEntry {
  /** Loads its component. */
  load: () => Promise<ComponentType>;
}

/** The app's pages, by path. */
export type PageRegistry = Readonly<Record<Path, PageEntry>>;

/** Why a page could not be loaded. */
export type LoadFailure = 'timeout' | 'network';

export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
  constructor(
    readonly reason: LoadFailure,
    what: string,
    options?: ErrorOptions,
  ) {
    super(`Could not load ${what}: ${reason}`, options);
  }
}

/** Loads each page once. */
export interface PageLoader {
  /** @throws {PageLoadError} */
  load: (path: Path) => Promise<ComponentType> | ComponentType;
  /** The page, if it has been loaded. */
  get: (path: Path) => ComponentType | undefined;
}

/** @param timeoutMs the time limit for a page */
export function createPageLoader(pages: PageRegistry, timeoutMs: number): PageLoader {
  const loaded = new Map<Path, ComponentType>();

  async function load(path: Path): Promise<ComponentType> {
    const entry = pages[path];
    if (entry === undefined) throw new Error(`${path} has no page`);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new PageLoadError('timeout', path)), timeoutMs);
    });
    const loading = entry.load().catch((cause: unknown) => {
      throw cause instanceof PageLoadError ? cause : new PageLoadError('network', path, { cause });
    });
    try {
      const page = await Promise.race([loading, timeout]);
      loaded.set(path, page);
      return page;
    } finally {
      clearTimeout(timer);
    }
  }

  return { load: (path) => loaded.get(path) ?? load(path), get: (path) => loaded.get(path) };
}
