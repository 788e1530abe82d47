import { join } from 'node:path';
import { en } from '@fairlot/ui-kit/messages';
import { expect, it } from 'vitest';
import { readAreas } from './compileMessages.js';

/** Section 8 of the requirement, word for word; other languages say the same as a native would. */
const WORDS = [
  'Please Login',
  'Please contact customer service to activate VIP',
  'Please wait a moment',
  'Retry',
  'Uploading',
  'Loading...',
  'Failed',
];

it('the app or its kit says each word of the requirement', () => {
  const areas = readAreas(join(import.meta.dirname, '../src/messages'), 'en');
  const said = new Set([
    ...Object.values(en),
    ...[...areas.values()].flatMap((words) => Object.values(words)),
  ]);
  // 'Uploading {name}' says it, and of what.
  const isSaid = (word: string) => [...said].some((text) => text.replace(/ \{\w+\}$/, '') === word);
  expect(WORDS.filter((word) => !isSaid(word))).toEqual([]);
});
