import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { amountForm } from '@fairlot/forms/amounts';
import { contactMail, loginMail, passwordChange, registration } from '@fairlot/forms/auth';
import { depositForm } from '@fairlot/forms/deposits';
import { identityForm } from '@fairlot/forms/kyc';
import { loanForm } from '@fairlot/forms/loans';
import { formMessages, readMessage } from '@fairlot/forms/messages';
import { orderTicket } from '@fairlot/forms/orders';
import { bankCardForm, cryptoWalletForm } from '@fairlot/forms/payees';
import { quantForm } from '@fairlot/forms/quant';
import { en } from '@fairlot/ui-kit/messages';
import { expect, it } from 'vitest';
import { readWords } from './compileMessages.js';

const catalogues = readWords(join(import.meta.dirname, '../src/messages'), 'en');
const sentences = new Map([...catalogues.values()].flatMap((words) => Object.entries(words)));

/** Section 8 of the requirement, word for word; the other languages are idiomatic translations. */
const WORDS = [
  'Please Login',
  'Please contact customer service to activate VIP',
  'Please wait a moment',
  'Retry',
  'Uploading',
  'Loading...',
  'Failed',
  'file error',
];

it('the app or its kit says each word of the requirement', { tags: ['8.words'] }, () => {
  const said = [...Object.values(en), ...sentences.values()];
  // 'Uploading {name}' contains it, with the file's name.
  const isUsed = (word: string) => said.some((text) => text.replace(/ \{\w+\}$/, '') === word);
  expect(WORDS.filter((word) => !isUsed(word))).toEqual([]);
});

/** The server's messages in the words of the requirement, for errors that only it can find. */
it('the server says each of its words', () => {
  const file = join(import.meta.dirname, '../../paper-broker/src/messages/en.json');
  const said = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const wanted = [
    'Please Login',
    'Please contact customer service to activate VIP',
    'Please wait a moment',
    'file error',
    'Please input email address',
    'Please enter the correct email address.',
    'The password is {min} to {max} digits',
    'The password entered twice is inconsistent.',
    'Minimum unit 1',
    'wrong amount',
    'Minimum purchase amount is {min, money}',
  ];
  expect(wanted.filter((word) => !said.includes(word))).toEqual([]);
});

const price = { currency: 'USD', places: 2, available: null };
const amount = amountForm({ ...price, min: null });
const joining = { code: '123456', inviteCode: '', agree: true };
const market = { lotSize: '1', tickSize: '0.01', last: null, currency: 'USD', availableFunds: null };
const order = { direction: 'long', orderType: 'market', timeInForce: 'day', quantity: '1' } as const;
const noPrices = { price: '', stopLoss: '', takeProfit: '' };

/** Section 5 of the requirement: the messages of a form's fields. */
it.each([
  ['Please input email address', loginMail(), { mail: '', password: 'Fairlot26' }, 'mail'],
  ['Please input email address', contactMail(), { mail: '' }, 'mail'],
  ['Please enter the correct email address.', contactMail(), { mail: 'ada@' }, 'mail'],
  ['The password is 4 to 16 digits', loginMail(), { mail: 'ada', password: '123' }, 'password'],
  ['The password is 4 to 16 digits', loginMail(), { mail: 'ada', password: '1'.repeat(17) }, 'password'],
  [
    'The password entered twice is inconsistent.',
    registration(),
    { ...joining, password: 'Fairlot26', confirmPassword: 'Fairlot27' },
    'confirmPassword',
  ],
  ['Minimum unit 1', orderTicket(market), { ...order, ...noPrices, quantity: '0' }, 'quantity'],
  ['Please enter the price', orderTicket(market), { ...order, ...noPrices, orderType: 'limit' }, 'price'],
  ['wrong amount', orderTicket(market), { ...order, ...noPrices, quantity: '9'.repeat(19) }, 'quantity'],
  ['Please enter the correct amount', amount, { amount: 'ten' }, 'amount'],
  [
    'Minimum purchase amount is 100',
    quantForm({ ...price, min: '100', max: '9000' }),
    { amount: '99' },
    'amount',
  ],
])('a form says “%s”', (sentence, schema, values, field) => {
  const { issues } = schema.safeParse(values).error ?? { issues: [] };
  const message = readMessage(issues.find(({ path }) => path.join('.') === field)?.message ?? '');
  const pattern = sentences.get(message?.id ?? '') ?? '';
  expect(pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(message?.values[name]))).toBe(sentence);
});

const bank = {
  name: '',
  accountName: '',
  bankName: '',
  bankBranch: '',
  accountNumber: '',
  iban: '',
  bic: '',
};
const deposit = { min: '10', max: '9000', currency: 'USD', places: 2 };
const identity = identityForm(() => ['frontUploadId', 'backUploadId', 'passportUploadId']);
const nobody = { firstName: '', lastName: '', documentNumber: '' };
const noPictures = { frontUploadId: '', backUploadId: '', passportUploadId: '' };
const noLoan = { productId: '', amount: '', imageUploadId: '', agree: false, signature: null };

/** Section 5 of the requirement: the required fields of a form. */
it.each([
  ['a bank card', bankCardForm(), bank, Object.keys(bank)],
  [
    'a wallet',
    cryptoWalletForm(),
    { name: '', currency: '', network: '', address: '' },
    ['name', 'currency', 'network', 'address'],
  ],
  [
    'a deposit',
    depositForm(deposit),
    { amount: '', accountCurrency: '', txHash: '', proofUploadId: '' },
    ['amount', 'proofUploadId'],
  ],
  [
    'an identity',
    identity,
    { ...nobody, ...noPictures },
    [...Object.keys(nobody), ...Object.keys(noPictures)],
  ],
  ['a loan', loanForm([]), noLoan, Object.keys(noLoan)],
  [
    'another password',
    passwordChange(),
    { oldPassword: '', password: '', confirmPassword: '' },
    ['oldPassword', 'password', 'confirmPassword'],
  ],
])('the form of %s asks for each of its fields', (_name, schema, values, fields) => {
  const { issues } = schema.safeParse(values).error ?? { issues: [] };
  const asked = issues.filter(({ message }) => sentences.has(readMessage(message)?.id ?? ''));
  expect([...new Set(asked.map(({ path }) => String(path[0])))].toSorted()).toEqual(fields.toSorted());
});

it('every sentence that a form can say is in the catalogue', () => {
  expect(Object.keys(formMessages).filter((id) => !sentences.has(id))).toEqual([]);
});
