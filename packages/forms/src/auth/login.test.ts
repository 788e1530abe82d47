import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { loginMail } from './loginMail.js';
import { loginPhone } from './loginPhone.js';

test('signing in by mail says what is missing in every field at once', () => {
  expect(check(loginMail(), { mail: '', password: '' })).toEqual({
    errors: { mail: 'forms.email.required', password: 'forms.password.required' },
  });
});

test('signing in by phone gives the body of the call', () => {
  const values = { phone: '202 555 0101', areaCode: ' +1', password: 'Fairlot26' };
  expect(check(loginPhone(), values)).toEqual({
    output: { phone: '2025550101', areaCode: '+1', password: 'Fairlot26' },
  });
});

test('the server’s password policy reaches both forms', () => {
  const policy = { min: 8, max: 64 };
  const message = 'forms.password.length?min=8&max=64';
  expect(check(loginMail(policy), { mail: 'ada', password: 'Fair' })).toEqual({
    errors: { password: message },
  });
  expect(check(loginPhone(policy), { phone: '2025550101', areaCode: '1', password: 'Fair' })).toEqual({
    errors: { password: message },
  });
});
