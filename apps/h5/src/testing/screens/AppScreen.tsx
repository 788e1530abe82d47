import { useLayoutEffect } from 'react';
import { showScreen, type Screen } from './runScreen.js';

export interface AppScreenProps extends Screen {
  locale: string;
}

/** The whole app, at one address. */
export function AppScreen({ locale, ...screen }: AppScreenProps) {
  // The screen of a story never changes; its language does, by the toolbar.
  useLayoutEffect(() => showScreen(screen, locale), [locale]);
  return <div id="root" />;
}
