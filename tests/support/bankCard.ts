import { demo } from '../../scripts/lib/server.mjs';

/** A bank account that the demo customer adds, as `POST /bank_card` takes it. */
export const bankCard = {
  name: 'Savings',
  account_name: 'Ada Specimen',
  account_number: '31926819',
  bank_name: 'Other Bank',
  bank_branch: 'London',
  iban: 'GB29NWBK60161331926819',
  bic: 'NWBKGB2L',
  pay_password: demo.payPassword,
};
