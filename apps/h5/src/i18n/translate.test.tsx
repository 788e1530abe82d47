import { createIntl } from 'react-intl/server';
import { expect, test } from 'vitest';
import { translateWith } from './translate.js';

test.each([
  ['it', 'Scade il ', 'Scade l’8 nov'],
  ['fr', 'Dû le ', 'Dû le 8 nov'],
] as const)(
  'an Italian article loses its vowel before a number that begins with one: %s',
  (locale, before, said) => {
    // Compiled, as in the app.
    const message = [
      { type: 0, value: before },
      { type: 1, value: 'date' },
    ];
    const messages = { 'loan.step.dueOn': message } as never;
    const t = translateWith(() => createIntl({ locale, messages }));
    expect(t('loan.step.dueOn', { date: '8 nov' })).toBe(said);
  },
);
