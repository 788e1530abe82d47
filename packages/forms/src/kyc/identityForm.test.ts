import { describe, expect, test } from 'vitest';
import { identityForm } from './index.js';

const good = { firstName: ' Zoë ', lastName: 'O’Neil', documentNumber: 'AB 12/34-5' };
const faultsOf = (change: object) =>
  identityForm()
    .safeParse({ ...good, ...change })
    .error?.issues.map(({ path, message }) => [path[0], message])[0];

describe('what is said of a document', () => {
  test('may be what names and numbers are', () => {
    expect(identityForm().parse(good)).toEqual({ ...good, firstName: 'Zoë' });
  });

  test.each([
    [{ firstName: '  ' }, ['firstName', 'forms.kyc.firstName']],
    [{ lastName: '' }, ['lastName', 'forms.kyc.lastName']],
    [{ lastName: 'x'.repeat(61) }, ['lastName', 'forms.text.length?max=60']],
    [{ firstName: 'A\u0007' }, ['firstName', 'forms.text.characters']],
    [{ documentNumber: '' }, ['documentNumber', 'forms.kyc.number']],
    [{ documentNumber: '12' }, ['documentNumber', 'forms.kyc.numberInvalid']],
    [{ documentNumber: '12_34' }, ['documentNumber', 'forms.kyc.numberInvalid']],
  ])('%o is refused in words', (change, fault) => {
    expect(faultsOf(change)).toEqual(fault);
  });
});
