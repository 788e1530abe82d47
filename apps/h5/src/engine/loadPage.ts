import type { Path } from '@fairlot/manifest';
import type { ComponentType } from 'react';

/** What a page file exports: its component, under the name `Page`. */
export interface PageModule {
  Page: ComponentType;
}

export type PageFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** Why a page could not be loaded. `missing`: the app has no such file, which the manifest check reports. */
export type LoadFailure = 'timeout' | 'network' | 'missing';

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

/** Loads pages, each once. */
export interface PageLoader {
  /** @throws {PageLoadError} */
  load: (path: Path, file?: string) => Promise<ComponentType> | ComponentType;
  /** The page if it was loaded before. */
  get: (path: Path) => ComponentType | undefined;
}

const isPageModule = (module: unknown): module is PageModule =>
  typeof module === 'object' && module !== null && 'Page' in module;

/** `files`: what `import.meta.glob('../pages/**' + '/*.tsx')` gives; found by the end of their path. */
export function createPageLoader(files: PageFiles, timeoutMs: number): PageLoader {
  const loaded = new Map<Path, ComponentType>();
  const importers = Object.entries(files);

  async function load(path: Path, file = `${path}.tsx`): Promise<ComponentType> {
    const importer = importers.find(([name]) => name.endsWith(file))?.[1];
    if (importer === undefined) throw new PageLoadError('missing', path);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new PageLoadError('timeout', path)), timeoutMs);
    });
    const module = importer().catch((cause: unknown) => {
      throw cause instanceof PageLoadError ? cause : new PageLoadError('network', path, { cause });
    });
    try {
      const found = await Promise.race([module, timeout]);
      if (!isPageModule(found)) throw new PageLoadError('missing', path);
      loaded.set(path, found.Page);
      return found.Page;
    } finally {
      clearTimeout(timer);
    }
  }

  return { load: (path, file) => loaded.get(path) ?? load(path, file), get: (path) => loaded.get(path) };
}
