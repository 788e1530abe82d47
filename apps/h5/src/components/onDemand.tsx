import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { speakWhole } from '../i18n/index.js';

export interface OnDemandProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Fetches a part together with the words of all pages: the first pages come with their own words only, and what opens
 * over them says more.
 */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, speakWhole()]);
  return loaded;
}

/**
 * Makes a sheet that is fetched when it is first opened: dialogs weigh more than most pages.
 * `importer`: fetches the component. Call it outside of components.
 */
export function onDemand(importer: () => Promise<ComponentType<OnDemandProps>>) {
  const Sheet = lazy(async () => ({ default: await importer() }));
  // `isOpenAtFirst`: for a link that leads straight to the sheet.
  return function useOnDemand(isOpenAtFirst = false): { element: ReactNode; open: () => void } {
    const [state, setState] = useState<'unused' | 'open' | 'closed'>(isOpenAtFirst ? 'open' : 'unused');
    return {
      open: () => setState('open'),
      element: state !== 'unused' && (
        <Suspense>
          <Sheet isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      ),
    };
  };
}

/**
 * Makes a sheet that its owner opens by `isOpen`, fetched when that is first true. It stays from then on, so that it
 * closes as it opened. `importer`: fetches the component. Call it outside of components.
 */
export function lazySheet<Props extends { isOpen: boolean }>(
  importer: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Sheet: ComponentType<Props> = lazy(async () => ({ default: await importer() }));
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
