import type { PageFiles } from '../engine/index.js';
import { speakFront, speakWhole } from '../i18n/index.js';
import { frontDoors } from './frontDoors.js';

const files: PageFiles = import.meta.glob([
  '../pages/**/*.tsx',
  '!../pages/main/home/index.tsx',
  '!../pages/auth/login.tsx',
]);
const front = new Set(frontDoors.map(({ path }) => `..${path}.tsx`));

/** All pages but those of `pages.ts`, which loads this list. Each is fetched side by side with the words it waits for. */
export const otherPages: PageFiles = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    file,
    async () => {
      const [page] = await Promise.all([load(), front.has(file) ? speakFront() : speakWhole()]);
      return page;
    },
  ]),
);
