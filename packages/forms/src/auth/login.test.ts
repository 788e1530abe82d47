import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { loginMail } from './loginMail.js';
import { loginPhone } from './loginPhone.js';

test('a sign-in by mail reports every empty field at once', () => {
  expect(check(loginMail(), { mail: '', password: '' })).toEqual({
    errors: { mail: 'forms.email.required', password: 'forms.password.required' },
  });
});

test('a sign-in by phone produces the body of the call', () => {
  const values = { phone: '202 555 0101', areaCode: ' +1', password: 'Fairlot26' };
  expect(check(loginPhone(), values)).toEqual({
    output: { phone: '2025550101', areaCode: '+1', password: 'Fairlot26' },
  });
});

test('both forms apply the server’s password policy', () => {
  const policy = { min: 8, max: 64 };
  const message = 'forms.password.length?min=8&max=64';
  expect(check(loginMail(policy), { mail: 'ada', password: 'Fair' })).toEqual({
    errors: { password: message },
  });
  expect(check(loginPhone(policy), { phone: '2025550101', areaCode: '1', password: 'Fair' })).toEqual({
    errors: { password: message },
  });
});
