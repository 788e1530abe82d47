import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { codeProof, payPasswordChoice, recoveryProof, totpProof } from './proofs.js';

const INVALID = { errors: { code: 'forms.code.invalid' } };

test('a recovery code is accepted as shown, in lower case and with any dash, a space or nothing between', () => {
  for (const code of ['K7Q2M-9XW4T', 'K7Q2M 9XW4T', ' K7Q2M – 9XW4T\n', 'K7Q2M9XW4T'])
    expect(check(recoveryProof(), { code }), code).toEqual({ output: { code: 'K7Q2M9XW4T' } });
  expect(check(recoveryProof(), { code: 'k7q2m-9xw4t' })).toEqual({ output: { code: 'k7q2m9xw4t' } });
  for (const code of ['', '20481', 'K7Q2M'])
    expect(check(recoveryProof(), { code })).toEqual({ errors: { code: 'forms.code.recovery' } });
});

test('an authenticator code has six digits', () => {
  expect(check(totpProof(), { code: '204816' })).toEqual({ output: { code: '204816' } });
  expect(check(totpProof(), { code: 'K7Q2M-9XW4T' })).toEqual(INVALID);
});

test('a forgotten pay password requires a whole code and the login password, and reports both at once', () => {
  const proof = { code: '204816', password: 'Correct-horse1' };
  expect(check(codeProof(), proof)).toEqual({ output: proof });
  expect(check(codeProof(), { code: '2048', password: '' })).toEqual({
    errors: { code: 'forms.code.invalid', password: 'forms.password.required' },
  });
});

test('a pay password has six digits and is entered twice', () => {
  const chosen = { payPassword: '246810', confirmPayPassword: '246810' };
  expect(check(payPasswordChoice(), chosen)).toEqual({ output: chosen });
  expect(check(payPasswordChoice(), { ...chosen, confirmPayPassword: '246811' })).toEqual({
    errors: { confirmPayPassword: 'forms.password.mismatch' },
  });
});
