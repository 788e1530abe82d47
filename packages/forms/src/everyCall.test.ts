/// <reference types="vite/client" />
import { afterEach, expect, test, vi } from 'vitest';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { warningsGiven } from './fields/limit.js';

afterEach(() => vi.restoreAllMocks());

type Untyped = (...given: readonly unknown[]) => unknown;
const parts = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./*/index.ts', './messages.ts', '!./react/index.ts'],
  { eager: true },
);

/**
 * Tools for a product's own rules, and arithmetic. No result for a wrong argument would be harmless, and only code passes
 * their arguments, never data, so their types suffice.
 */
const TOOLS = new Set(['messagesOf', 'sayProblems', 'writeMessage', 'toMessage', 'isMultipleOf', 'notional']);

const functions = new Map(
  Object.values(parts)
    .flatMap((part) => Object.entries(part))
    .filter((entry): entry is [string, Untyped] => typeof entry[1] === 'function' && !TOOLS.has(entry[0])),
);

const money = { currency: 'EUR', places: 2, min: '10', available: '100' };
const shares = { min: '10', max: '1000', lotSize: '10' };
const policy = { min: 4, max: 16 };
const exits = { direction: 'long', tickSize: '0.01', last: '40' };
const amount = { amount: '20' };
const person = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', documentNumber: 'L01X00T47' },
  ...{ frontUploadId: '', backUploadId: '', passportUploadId: '' },
};
const product = { id: 'a', currency: 'EUR', minAmount: '10', maxAmount: '100', step: '1' };
const typed = { orderType: 'limit', quantity: '20', price: '40', stopLoss: '39', takeProfit: '41' };
const loan = {
  productId: 'a',
  amount: '20',
  imageUploadId: 'u',
  agree: true,
  signature: new File([], 's.png'),
};

/** Valid arguments of each function, and for a schema what a customer fills in. */
const valid: Readonly<Record<string, readonly [args: readonly unknown[], filled?: unknown]>> = {
  aboutClosing: [['20', '100']],
  aboutLoanAmount: [['20', product]],
  alertForm: [[], { kind: 'above', value: '1' }],
  amountForm: [[money, { tooSmall: String, most: { amount: '50', message: 'Too much' } }], amount],
  areaCode: [[], '+49'],
  bankCardForm: [[], {}],
  blockForm: [[shares], { quantity: '20' }],
  closeTicket: [[{ closableQuantity: '100', tickSize: '0.01' }], typed],
  codeProof: [[policy], {}],
  contactMail: [[], {}],
  contactPhone: [[], {}],
  cryptoWalletForm: [[], {}],
  depositForm: [
    [{ ...money, max: '100' }],
    { ...amount, accountCurrency: '', txHash: '', proofUploadId: 'u' },
  ],
  exitPrices: [[exits], typed],
  fundForm: [[{ ...money, worth: '50' }], { mode: 'amount', ...amount }],
  fundsMessage: [[{ needed: '2', available: '1', currency: 'EUR' }]],
  groupIban: [['DE89']],
  identityForm: [[() => ['frontUploadId']], person],
  listName: [[['Mine']], 'Yours'],
  loanForm: [[[product]], loan],
  loginMail: [[policy], {}],
  loginName: [[], 'ada'],
  loginPhone: [[policy], {}],
  orderAmendment: [
    [{ ...exits, orderType: 'limit', orderPrice: '39', stopLoss: null, takeProfit: null }],
    typed,
  ],
  orderTicket: [
    [{ ...exits, lotSize: '10', currency: 'EUR', availableFunds: '1000' }],
    { ...typed, direction: 'short', timeInForce: 'day' },
  ],
  password: [[policy], 'Fairlot26'],
  passwordChange: [[policy], {}],
  passwordProof: [[policy], {}],
  passwordReset: [[policy], {}],
  payPasswordChoice: [[], {}],
  phone: [[], '030'],
  professionalForm: [[], {}],
  profileForm: [[], {}],
  quantForm: [[{ ...money, max: '50' }], amount],
  readAmount: [['20', 2]],
  readIban: [['DE89']],
  readMessage: [['forms.amount.wrong']],
  readMessageText: [['forms.amount.wrong']],
  readMoney: [['20', { places: 2, min: '10', tooSmall: String }]],
  readQuantity: [['20']],
  recoveryProof: [[], {}],
  registration: [[policy], {}],
  repaymentForm: [[{ ...money, outstanding: '50' }], amount],
  subscriptionForm: [[shares], { mode: 'partial', quantity: '20' }],
  totpProof: [[], {}],
  watchlistForm: [[['Mine']], { name: 'Yours' }],
};

/** Values that data and JavaScript pass against the types. */
const HOSTILE: readonly unknown[] = [
  ...[null, undefined, '', '1,234.5', 'ten', -1, 12.5, NaN, Infinity, true, '9'.repeat(400)],
  ...[[null], [{}], {}],
];

/** The valid arguments with one of them wrong, or one entry of one of them; and no arguments at all. */
function wrongCalls(args: readonly unknown[]): (readonly unknown[])[] {
  const wrong = HOSTILE.flatMap((value) =>
    args.flatMap((arg, index) => {
      const object = arg !== null && typeof arg === 'object' && !Array.isArray(arg) ? arg : {};
      const entries = Object.keys(object).filter((key) => key !== 'tooSmall');
      return [
        args.with(index, value),
        ...entries.map((key) => args.with(index, { ...object, [key]: value })),
      ];
    }),
  );
  return [[], ...wrong];
}

/** Calls it, and sends what is filled in through the schema that it makes. Returns all that a customer reads. */
function use(call: Untyped, args: readonly unknown[], filled: unknown): string {
  const made = call(...args);
  if (filled === undefined)
    return (
      JSON.stringify(made, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)) ?? ''
    );
  // Where the schema has no words of its own, zod's differ by whether all of zod has been loaded.
  const { error } = safeParse(made as $ZodType, filled, { error: () => 'Invalid input' });
  return (error?.issues ?? []).map(({ message }) => message).join();
}

test('every exported function has valid arguments here', () => {
  expect(functions.size).toBeGreaterThan(40);
  expect([...functions.keys()].filter((name) => !(name in valid))).toEqual([]);
  expect(Object.keys(valid).filter((name) => !functions.has(name))).toEqual([]);
});

for (const [name, call] of functions)
  test(`whatever it is called with, the form can be sent: ${name}`, () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    warningsGiven.clear();
    const [args, filled] = valid[name] ?? [[]];
    use(call, args, filled);
    expect(warning.mock.calls).toEqual([]);
    const faults: string[] = [];
    for (const wrong of wrongCalls(args))
      try {
        const read = use(call, wrong, filled);
        if (/undefined|\[object/.test(read)) faults.push(`${JSON.stringify(wrong)}: ${read}`);
      } catch (error) {
        faults.push(`${JSON.stringify(wrong)}: ${String(error)}`);
      }
    expect(faults).toEqual([]);
    for (const [message] of warning.mock.calls)
      expect(String(message).match(/\.(\s|$)/g)?.length, String(message)).toBeGreaterThanOrEqual(3);
  });
