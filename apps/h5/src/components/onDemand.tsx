import { useState, type ComponentType, type ReactNode } from 'react';
import { speakWhole } from '../i18n/index.js';
import { lazySheet, type Openable } from './lazyPart.js';

/**
 * Fetches a part together with the words of all pages: the first pages come with their own words only, and what opens
 * over them says more.
 */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, speakWhole()]);
  return loaded;
}

/**
 * Makes a sheet that opens and closes itself, fetched when it is first opened: dialogs weigh more than most pages.
 * `importer`: fetches the component. Call it outside of components.
 */
export function onDemand(importer: () => Promise<ComponentType<Openable>>) {
  const Sheet = lazySheet(importer);
  // `isOpenAtFirst`: for a link that leads straight to the sheet.
  return function useOnDemand(isOpenAtFirst = false): { element: ReactNode; open: () => void } {
    const [isOpen, setIsOpen] = useState(isOpenAtFirst);
    return {
      open: () => setIsOpen(true),
      element: <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} />,
    };
  };
}
