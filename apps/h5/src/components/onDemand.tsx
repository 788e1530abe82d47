import { useState, type ComponentType, type ReactNode } from 'react';
import type { Spoken } from '../i18n/index.js';
import { lazySheet, type Openable } from './lazyPart.js';

/**
 * Makes a hook for a sheet that manages its own open state and is loaded when it is first opened, because dialogs are
 * larger than most pages. Call it outside of components.
 */
export function onDemand(sheet: Spoken<ComponentType<Openable>>) {
  const Sheet = lazySheet(sheet);
  // `isOpenAtFirst`: for a link that leads directly to the sheet.
  return function useOnDemand(isOpenAtFirst = false): { element: ReactNode; open: () => void } {
    const [isOpen, setIsOpen] = useState(isOpenAtFirst);
    return {
      open: () => setIsOpen(true),
      element: <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} />,
    };
  };
}
