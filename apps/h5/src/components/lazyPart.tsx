import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { PageLoadError } from '../engine/index.js';
import { loadSpoken, type Spoken } from '../i18n/index.js';
import { nextTry } from '../state/nextTry.js';

/** What is opened over a page by its owner. */
export interface Openable {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * What takes the place of a part that could not be fetched. The start fetches it after the first page, since it is
 * wanted when nothing can be fetched; without it the page says that it could not be loaded.
 */
export const loadChunkRetry = () => loadSpoken({ load: () => import('./chunkRetry.js'), words: ['part'] });

async function chunkRetry() {
  try {
    return await loadChunkRetry();
  } catch (cause) {
    throw new PageLoadError('network', 'a part of this page', { cause });
  }
}

/**
 * Makes a part of a page that is fetched when it is first drawn; put it in a `Suspense`. Where it cannot be fetched the
 * page stays, and a line in its place says so and offers to try again. Call it outside of components.
 */
export function lazyPart<Props extends object>(part: Spoken<ComponentType<Props>>): ComponentType<Props> {
  const load = () => loadSpoken(part);
  return lazy(async () => ({
    default: await load().catch(async () => (await chunkRetry()).retryablePart(load)),
  }));
}

/**
 * Makes a sheet that is fetched when it is first open. It stays from then on, so that it closes as it opened. Where it
 * cannot be fetched that is said in its place, with a way to try again. Call it outside of components.
 */
export function lazySheet<Props extends Openable>(
  part: Spoken<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const load = () => loadSpoken(part);
  const Sheet: ComponentType<Props> = lazy(async () => ({
    default: await load().catch(async () => (await chunkRetry()).retryableSheet(load)),
  }));
  return function LazySheet(props) {
    const [wasOpened, setWasOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) setWasOpened(true);
    return (
      wasOpened && (
        <Suspense>
          <Sheet {...props} />
        </Suspense>
      )
    );
  };
}

/** Makes a part that nobody waits for: until it can be fetched, nothing is drawn. Call it outside of components. */
export function quietPart<Props extends object>(part: Spoken<ComponentType<Props>>): ComponentType<Props> {
  const untilThere = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await loadSpoken(part) };
    } catch {
      await nextTry();
      return untilThere();
    }
  };
  return lazy(untilThere);
}
