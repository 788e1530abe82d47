import { h5, type Manifest } from '@fairlot/manifest';
import { useSyncExternalStore } from 'react';
import { createPersisted } from './persisted.js';

export type Appearance = 'device' | 'light' | 'dark';
export const appearances: readonly Appearance[] = ['device', 'light', 'dark'];

/** The customer's choice, if the app offers one. */
export const chosenAppearance = createPersisted<Appearance>(
  'appearance',
  (value) => appearances.find((each) => each === value) ?? 'device',
);

const device = window.matchMedia('(prefers-color-scheme: dark)');
/** The build may replace it by another product's. */
const { darkMode } = (h5 as Manifest).theme;

/** Whether the customer may choose. */
export const isAppearanceOffered = darkMode === 'choice';

/** Whether the app is currently dark. */
export function isDark(): boolean {
  if (darkMode === false) return false;
  const choice = isAppearanceOffered ? chosenAppearance.get() : 'device';
  return choice === 'device' ? device.matches : choice === 'dark';
}

/** Calls `listener` when that may have changed: by a choice, here or in another tab, or by the device. */
export function onAppearance(listener: () => void): () => void {
  const stop = chosenAppearance.subscribe(listener);
  device.addEventListener('change', listener);
  return () => {
    stop();
    device.removeEventListener('change', listener);
  };
}

/** For drawing on a canvas, which has no style sheet. */
export function useIsDark(): boolean {
  return useSyncExternalStore(onAppearance, isDark);
}
