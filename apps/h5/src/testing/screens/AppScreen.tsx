import { useLayoutEffect } from 'react';
import { showScreen, type Screen } from './runScreen.js';

/** The whole app, at one address. */
export function AppScreen({ screen, locale }: { screen: Screen; locale: string }) {
  useLayoutEffect(() => showScreen(screen, locale), [screen, locale]);
  return <div id="root" />;
}
