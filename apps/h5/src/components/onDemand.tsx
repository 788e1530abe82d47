import { useState, type ComponentType, type ReactNode } from 'react';
import type { Spoken } from '../i18n/index.js';
import { lazySheet, type Openable } from './lazyPart.js';

/**
 * Makes a sheet that opens and closes itself, fetched when it is first opened: dialogs weigh more than most pages.
 * Call it outside of components.
 */
export function onDemand(sheet: Spoken<ComponentType<Openable>>) {
  const Sheet = lazySheet(sheet);
  // `isOpenAtFirst`: for a link that leads straight to the sheet.
  return function useOnDemand(isOpenAtFirst = false): { element: ReactNode; open: () => void } {
    const [isOpen, setIsOpen] = useState(isOpenAtFirst);
    return {
      open: () => setIsOpen(true),
      element: <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} />,
    };
  };
}
