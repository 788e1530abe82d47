import { expect, test } from 'vitest';
import { textsOf } from '../i18n/testing/textsOf.js';

/** An amount below two is singular in French: "0,00 $US disponibles" is a mistake. */
const PLURAL_AFTER_AMOUNT =
  /\{(amount|available|max|min|needed|returned|paid|credited)\} (de plus )?((y )?sont|disponibles|[a-zé]+és)(?![a-zé])/;

test('nothing agrees with an amount in French', () => {
  const plural = textsOf('fr')
    .split('\n')
    .filter((text) => PLURAL_AFTER_AMOUNT.test(text));
  expect(plural).toEqual([]);
});

test('a plural after an amount is reported', () => {
  expect(PLURAL_AFTER_AMOUNT.test('{amount} crédités sur votre compte')).toBe(true);
  expect(PLURAL_AFTER_AMOUNT.test('{amount} de plus sont bloqués')).toBe(true);
});
