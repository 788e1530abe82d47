import type { Story } from './stories.js';

/** What a story is drawn in: the same combinations that Chromatic takes. Values are Storybook's `globals`. */
export const MODES = {
  light: 'theme:light;locale:en',
  dark: 'theme:dark;locale:en',
  german: 'theme:light;locale:de',
} as const;

export type Mode = keyof typeof MODES;

/** The kit ships a dark theme; the app does not. German is the length test, where words are ours to choose. */
export function modesOf({ importPath }: Story): readonly Mode[] {
  return importPath.includes('packages/ui-kit/') ? ['light', 'dark'] : ['light', 'german'];
}
