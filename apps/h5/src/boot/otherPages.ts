import type { PageFiles } from '../engine/index.js';

/** All pages but those of `pages.ts`, which loads this list. */
export const otherPages: PageFiles = import.meta.glob([
  '../pages/**/*.tsx',
  '!../pages/main/home/index.tsx',
  '!../pages/auth/login.tsx',
]);
