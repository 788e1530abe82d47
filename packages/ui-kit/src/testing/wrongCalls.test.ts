import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  brandFromTokens,
  contrast,
  contrastFaults,
  contrastPairs,
  defineBrand,
  readable,
} from '../brand/index.js';
import {
  directionOf,
  formatChange,
  formatDecimal,
  formatMoney,
  formatPercentChange,
  parseDecimal,
  truncateDecimal,
} from '../format/index.js';
import { warningsGiven } from '../checks/warnOnce.js';
import { fillMessage, loadKitMessages } from '../messages/index.js';
import { loadedMessages } from '../messages/loadedMessages.js';
import { readPhone } from '../phone-field/index.js';
import { Change } from '../price/index.js';
import { KitProvider } from '../provider/index.js';
import { createModalQueue } from '../modal/modalQueue.js';
import { toastPromise } from '../toast/toastPromise.js';
import { createToastQueue } from '../toast/toastQueue.js';
import type { ToastHandle } from '../toast/toastOptions.js';

afterEach(() => {
  vi.restoreAllMocks();
  warningsGiven.clear();
});

/** The functions without their types, as JavaScript and data call them. */
type Untyped = (...given: unknown[]) => unknown;
const untyped = (call: unknown) => call as Untyped;

const money = untyped(formatMoney);
const decimal = untyped(formatDecimal);
const parse = untyped(parseDecimal);
const tokens = defineBrand({ name: 'acme', brand: '#0b7a5c' });

/** A call, its result, and its warning; `undefined`: none, because the call is no mistake. */
const cases: readonly [name: string, call: () => unknown, gives: unknown, says: RegExp | undefined][] = [
  ['decimals', () => decimal('1.25', { decimals: '2' }), '1.2500', /^formatDecimal: decimals 2 is/],
  [
    'a rounding',
    () => decimal('1.29', { decimals: 1, rounding: 'up' }),
    '1.2',
    /^formatDecimal: rounding "up"/,
  ],
  ['a sign of a rounding', () => untyped(directionOf)('0.09', 1, 'up'), 'flat', undefined],
  ['a sign', () => directionOf('0.00001', -1), 'flat', /^directionOf: decimals -1 is/],
  ['a change', () => formatChange('0.00001', { decimals: -2 }), '0.0000', /^formatChange: decimals -2 is/],
  ['a cut', () => truncateDecimal('1.99999', 1.5), '1.9999', /^truncateDecimal: decimals 1.5 is/],
  ['a text', () => parse(undefined), null, /^parseDecimal: text undefined is no text/],
  ['a number', () => parse(1234.5), null, /^parseDecimal: text 1234.5 is no text/],
  ['options', () => money('1'), '1.00', /^formatMoney: currency undefined is/],
  ['a currency', () => money('1', { currency: undefined }), '1.00', /^formatMoney: currency undefined is/],
  [
    'a way of currencies',
    () => money('1', { currency: 'USD', currencyDisplay: 'flag' }),
    '$1.00',
    /currencyDisplay "flag"/,
  ],
  [
    'left out decimals',
    () => formatMoney('1.239', { currency: 'USD', decimals: undefined }),
    '$1.23',
    undefined,
  ],
  ['left out fallback', () => formatMoney(null, { currency: 'USD', fallback: undefined }), '–', undefined],
  [
    'left out percent',
    () => formatPercentChange('1.235', { decimals: undefined, rounding: undefined }),
    '+1.24%',
    undefined,
  ],
  [
    'a message',
    () => untyped(fillMessage)(undefined, { count: 1 }),
    '',
    /^fillMessage: message undefined is/,
  ],
  [
    'a phone',
    () => untyped(readPhone)(undefined, '+49', []),
    { areaCode: '+49', number: '' },
    /^readPhone: text undefined is/,
  ],
  [
    'codes',
    () => untyped(readPhone)('+49 30', '+49', null),
    { areaCode: '+49', number: '4930' },
    /^readPhone: areaCodes null is/,
  ],
];

test.each(cases)('%s that the types refuse: nothing breaks, and it is said', (_name, call, gives, says) => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(call()).toEqual(gives);
  const messages = said.mock.calls.map(([message]) => String(message));
  expect(messages).toEqual(says === undefined ? [] : [expect.stringMatching(says)]);
  for (const message of messages) expect(message.match(/\.(\s|$)/g)?.length, message).toBe(3);
});

describe('languages', () => {
  test.each([
    ['no tag', undefined, /^loadKitMessages: locale undefined is no language tag/],
    ['a tag with an underscore', 'fr_FR', /^loadKitMessages: locale "fr_FR" is no language tag/],
    ['a language that the kit does not speak', 'pt-BR', /^loadKitMessages: .*"pt-BR".*KitProvider.*en, de/],
  ])('of %s there are no messages, and it is said', async (_name, locale, says) => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(untyped(loadKitMessages)(locale)).resolves.toEqual({});
    expect(said.mock.calls.map(([message]) => String(message))).toEqual([expect.stringMatching(says)]);
  });

  test('a provider in a language that the kit does not speak asks for messages only', () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    // Another test may have loaded them.
    loadedMessages.delete('ja');
    for (const locale of ['nl', 'ja']) renderToString(createElement(KitProvider, { locale }));
    const [dutch, japanese] = said.mock.calls.map(([message]) => String(message));
    expect(dutch).toMatch(/"nl".*Pass your sentences as messages/);
    expect(dutch).not.toContain('loadKitMessages');
    expect(japanese).toContain('Await loadKitMessages("ja")');
  });

  test('a message that is no text leaves the one that it was to replace', () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const messages = { rose: undefined, fell: 3 } as unknown as Record<string, string>;
    const draw = (percent: string) =>
      renderToString(
        createElement(KitProvider, { locale: 'en', messages }, createElement(Change, { percent })),
      );
    expect([draw('1'), draw('-1')].map((html) => /up|down/.exec(html)?.[0])).toEqual(['up', 'down']);
    expect(said.mock.calls.map(([message]) => String(message))).toEqual([
      expect.stringMatching(/^KitProvider: messages\.fell 3 is/),
    ]);
  });
});

describe('questions', () => {
  test.each([
    ['confirm', undefined, /^confirm\(\): its options undefined are no object/],
    ['confirm', { title: 'Sell?', signal: new AbortController() }, /^confirm\(\): signal is no AbortSignal/],
    ['confirm', { title: 'Sell?', onConfirm: 'sell' }, /^confirm\(\): onConfirm is no function/],
    ['confirm', 'Sell?', /^confirm\(\): its options "Sell\?" are no object/],
    ['alert', { confirmLabel: 'Close' }, /^alert\(\): it has neither title nor description/],
    ['prompt', { title: 'Name?' }, /^prompt\(\): label undefined is no text/],
  ] as const)('%s of %j is shown all the same, and it is said', (kind, options, says) => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const queue = createModalQueue(() => true);
    const host = queue.host();
    host.subscribe(() => undefined);
    void untyped(queue.ask)({ kind, options });
    expect(host.getShown()?.kind).toBe(kind);
    expect(said.mock.calls.map(([message]) => String(message))).toEqual([expect.stringMatching(says)]);
  });
});

describe('toasts', () => {
  test.each([
    ['a number', 404, '404'],
    ['an error', new Error('No connection'), 'Error: No connection'],
  ])('%s is shown as its text', (_name, message, text) => {
    const queue = createToastQueue();
    untyped(queue.show)(message);
    const host = queue.host();
    host.subscribe(() => undefined);
    expect(host.getShown().map((toast) => toast.message)).toEqual([text]);
    queue.dismiss();
  });

  test('a promise without words ends with its work, and it is said', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const queue = createToastQueue();
    const handle = untyped(toastPromise)(queue, Promise.resolve(1)) as ToastHandle;
    await expect(handle.closed).resolves.toEqual({ reason: 'dismiss' });
    expect(said.mock.calls.map(([message]) => String(message))).toContainEqual(
      expect.stringMatching(/^toast\.promise\(\): its words have no loading and no success and no error/),
    );
  });
});

test.each([
  ['a colour', () => untyped(contrast)(undefined, '#ffffff'), /nothing is no colour/],
  ['a colour name', () => contrast('teal', '#ffffff'), /"teal" is no colour/],
  ['a background alone', () => untyped(readable)('#0b7a5c', '#ffffff', 4.5), /^readable: .*"#ffffff"/],
  ['a contrast', () => readable('#0b7a5c', ['#ffffff'], NaN), /^readable: .*NaN/],
  ['a brand instead of its tokens', () => untyped(contrastFaults)(tokens), /brand\.tokens/],
  ['no tokens', () => untyped(contrastPairs)(undefined), /brand\.tokens/],
  [
    'a file without its name',
    () => untyped(brandFromTokens)({ brand: { $value: '#0b7a5c' } }),
    /^brandFromTokens: .*acme/,
  ],
])('%s makes no theme, and the error says what to pass', (_name, call, says) => {
  expect(call).toThrow(RangeError);
  expect(call).toThrow(says);
  try {
    call();
  } catch (error) {
    expect(String(error).match(/\.(\s|$)/g)?.length).toBeGreaterThanOrEqual(3);
  }
});
