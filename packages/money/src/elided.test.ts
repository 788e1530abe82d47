import { expect, test } from 'vitest';
import { elided } from './elided.js';

test.each([
  ['Scade il 8 nov 2026', 'Scade l’8 nov 2026'],
  ['Il 11 nov scadono 5 €', 'L’11 nov scadono 5 €'],
  ['dal 8 al 11 nov', 'dall’8 all’11 nov'],
  ['Dal 80,5 %, del 11.000, nel 800 e sul 8', 'Dall’80,5 %, dell’11.000, nell’800 e sull’8'],
  [
    'il 1 nov, il 18, il 28, del 110, il 111 e il lun 8',
    'il 1 nov, il 18, il 28, del 110, il 111 e il lun 8',
  ],
  ['metal 8, 8 del mese', 'metal 8, 8 del mese'],
])('%s', (full, spoken) => {
  expect(elided(full, 'it')).toBe(spoken);
});

test('changes Italian alone, of any country', () => {
  expect(elided('il 8 nov', 'it-CH')).toBe('l’8 nov');
  for (const locale of ['es', 'en', 'ita'])
    expect(elided('el 11, al 8, del 11', locale)).toBe('el 11, al 8, del 11');
});
