import { expect, it } from 'vitest';
import { pickLanguages } from './pickLanguages.js';

const own = [
  { key: 'en', name: 'English', label: 'English', flag: 'gb' },
  { key: 'de', name: 'Deutsch', label: 'Germany', flag: 'de' },
  { key: 'it', name: 'Italiano', label: 'Italy', flag: 'it' },
];
const keysOf = (served: Parameters<typeof pickLanguages>[1]) =>
  pickLanguages(own, served).map(({ key }) => key);

it('offers what the server offers, in the order of the app', () => {
  expect(
    keysOf([
      { key: 'it', label: 'Italy' },
      { key: 'en', label: 'English' },
    ]),
  ).toEqual(['en', 'it']);
});

it('offers its own languages while the server has not answered', () => {
  expect(keysOf(undefined)).toEqual(['en', 'de', 'it']);
});

it('marks a language that only the server knows as shown in English', () => {
  expect(pickLanguages(own, [{ key: 'pt', label: 'Portugal' }])).toEqual([
    { key: 'pt', name: 'Portugal', label: 'Portugal', flag: undefined, isInEnglish: true },
  ]);
});
