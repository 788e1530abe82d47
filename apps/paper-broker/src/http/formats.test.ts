import { expect, it } from 'vitest';
import { dateFormat, listFormat, numberFormat } from './formats.js';

it('makes a format once for a language and its options', () => {
  expect(numberFormat('de', { maximumFractionDigits: 2 })).toBe(
    numberFormat('de', { maximumFractionDigits: 2 }),
  );
  expect(numberFormat('de', { maximumFractionDigits: 3 })).not.toBe(
    numberFormat('de', { maximumFractionDigits: 2 }),
  );
  expect(dateFormat('fr', { timeZone: 'UTC' })).toBe(dateFormat('fr', { timeZone: 'UTC' }));
  expect(dateFormat('fr', { timeZone: 'UTC' })).not.toBe(dateFormat('it', { timeZone: 'UTC' }));
  expect(listFormat('es')).toBe(listFormat('es'));
});
