import { expect, test } from 'vitest';
import { check } from '../testing.js';
import { contactMail, contactPhone } from './contact.js';
import { passwordChange, passwordReset } from './passwords.js';
import { registration } from './registration.js';

const values = {
  code: '204816',
  password: 'Correct-horse1',
  confirmPassword: 'Correct-horse1',
  inviteCode: '',
  agree: true,
};

test(
  'a registration reports every invalid field at once, in the words of the requirement',
  { tags: ['5.required'] },
  () => {
    const wrong = { code: '12', password: 'abc', confirmPassword: 'abd', inviteCode: '!', agree: false };
    expect(check(registration(), wrong)).toEqual({
      errors: {
        code: 'forms.code.invalid',
        password: 'forms.password.length?min=4&max=16',
        confirmPassword: 'forms.password.mismatch',
        inviteCode: 'forms.inviteCode.invalid',
        agree: 'forms.agree.required',
      },
    });
  },
);

test('a registration produces the body of the call', () => {
  expect(check(registration(), { ...values, inviteCode: ' FAIR2026 ' })).toEqual({
    output: { ...values, inviteCode: 'FAIR2026' },
  });
});

test('passwords that differ are reported at the second field', () => {
  const two = { password: 'Correct-horse1', confirmPassword: 'Correct-horse2' };
  expect(check(passwordReset(), { code: '204816', ...two })).toEqual({
    errors: { confirmPassword: 'forms.password.mismatch' },
  });
  expect(check(passwordChange({ min: 8, max: 64 }), { oldPassword: 'Fairlot26', ...two })).toEqual({
    errors: { confirmPassword: 'forms.password.mismatch' },
  });
});

test('an address must be able to receive a code', () => {
  expect(check(contactMail(), { mail: ' O’Brien@b.example ' })).toEqual({
    output: { mail: 'O’Brien@b.example' },
  });
  expect(check(contactMail(), { mail: 'ada' })).toEqual({ errors: { mail: 'forms.email.invalid' } });
  expect(check(contactPhone(), { phone: '202 555 0101', areaCode: '+1' })).toEqual({
    output: { phone: '2025550101', areaCode: '+1' },
  });
});
