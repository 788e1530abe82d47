import type { Story } from './stories.js';

/** What a story is drawn in: the same combinations that Chromatic takes. Values are Storybook's `globals`. */
export const MODES = {
  light: 'theme:fairlotLight;locale:en',
  dark: 'theme:fairlotDark;locale:en',
  german: 'theme:fairlotLight;locale:de',
} as const;

export type Mode = keyof typeof MODES;

/** The kit ships a dark theme; the app does not. German is the length test, where words are ours to choose. */
export function modesOf({ title }: Story): readonly Mode[] {
  return /^(kit|ui-kit)\b/i.test(title) ? ['light', 'dark'] : ['light', 'german'];
}
