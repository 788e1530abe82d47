import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { PageLoadError } from '../engine/index.js';
import { loadSpoken, type Spoken } from '../i18n/index.js';
import { loadAtLast } from '../state/nextTry.js';

/** A part that its owner opens over a page. */
export interface Openable {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Loads the replacement for parts that failed to load. The start fetches it after the first page, for a visitor after
 * the first touch, because it is needed when nothing can be fetched. Without it the page reports that it could not be loaded.
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
 * Makes a part of a page that is loaded when it is first rendered; put it in a `Suspense`. If it fails to load, the
 * page stays, and a line in its place says so and offers a retry. Call it outside of components.
 */
export function lazyPart<Props extends object>(part: Spoken<ComponentType<Props>>): ComponentType<Props> {
  const load = () => loadSpoken(part);
  return lazy(async () => ({
    default: await load().catch(async () => (await chunkRetry()).retryablePart(load)),
  }));
}

/**
 * Makes a sheet that is loaded when it is first opened. It stays mounted, so that it closes with its animation. If it
 * fails to load, a message in its place offers a retry. Call it outside of components.
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

/** Makes a part that renders nothing until it has loaded. Call it outside of components. */
export function quietPart<Props extends object>(part: Spoken<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => ({ default: await loadAtLast(() => loadSpoken(part)) }));
}
