import { describe, expect, test } from 'vitest';
import { check } from '../testing.js';
import { identityForm, professionalForm } from './index.js';

const good = {
  firstName: ' Zoë ',
  lastName: 'O’Neil',
  documentNumber: 'AB 12/34-5',
  frontUploadId: 'upl_1',
  backUploadId: 'upl_2',
  passportUploadId: '',
};
const card = identityForm(() => ['frontUploadId', 'backUploadId']);

describe('the form of a document', () => {
  test('accepts names and numbers of many countries', () => {
    expect(check(card, good)).toEqual({ output: { ...good, firstName: 'Zoë' } });
  });

  test.each([
    [{ firstName: '  ' }, { firstName: 'forms.kyc.firstName' }],
    [{ lastName: '' }, { lastName: 'forms.kyc.lastName' }],
    [{ lastName: 'x'.repeat(61) }, { lastName: 'forms.text.length?max=60' }],
    [{ firstName: 'A\u0007' }, { firstName: 'forms.text.characters' }],
    [{ documentNumber: '' }, { documentNumber: 'forms.kyc.number' }],
    [{ documentNumber: '12' }, { documentNumber: 'forms.kyc.numberInvalid' }],
    [{ documentNumber: '12_34' }, { documentNumber: 'forms.kyc.numberInvalid' }],
    [
      { firstName: '', frontUploadId: '', backUploadId: '' },
      {
        firstName: 'forms.kyc.firstName',
        frontUploadId: 'forms.kyc.front',
        backUploadId: 'forms.kyc.back',
      },
    ],
  ])('%o is refused in words', (change, errors) => {
    expect(check(card, { ...good, ...change })).toEqual({ errors });
  });

  test('requires the pictures of its kind, which may depend on the names', () => {
    const again = identityForm(({ firstName }) => (firstName === 'Zoë' ? [] : ['passportUploadId']));
    expect(check(again, good)).toHaveProperty('output');
    expect(check(again, { ...good, firstName: 'Ida' })).toEqual({
      errors: { passportUploadId: 'forms.kyc.passport' },
    });
  });
});

test('a qualification requires a picture', () => {
  expect(check(professionalForm(), { professionalUploadId: 'upl_3' })).toHaveProperty('output');
  expect(check(professionalForm(), { professionalUploadId: '' })).toEqual({
    errors: { professionalUploadId: 'forms.kyc.professional' },
  });
});
