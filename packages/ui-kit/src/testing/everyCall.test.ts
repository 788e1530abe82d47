/// <reference types="vite/client" />
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { LoadingHandle } from '../loading/index.js';
import { defineBrand } from '../brand/index.js';
import { toast } from '../toast/index.js';
import { warningsGiven } from '../checks/warnOnce.js';

afterEach(() => {
  vi.restoreAllMocks();
  // Otherwise the warning that no host shows it would come during a later test.
  toast.dismiss();
  warningsGiven.clear();
});

type Untyped = (...given: readonly unknown[]) => unknown;
type Exported = Readonly<Record<string, unknown>>;

// The functions of css run while a product is built, where an error stops the build.
const parts = import.meta.glob<Exported>(['../*/index.ts', '!../css/index.ts'], { eager: true });

/** Only a browser can reduce a picture, and only React reads a store. */
const ELSEWHERE = new Set(['prepareImage', 'loading.getState', 'loading.subscribe']);

const isFunction = (entry: [string, unknown]): entry is [string, Untyped] => typeof entry[1] === 'function';

/** Every function that the kit exports beside its components, also those that are properties of another export. */
function functionsIn(exported: Exported): [name: string, call: Untyped][] {
  const own = Object.entries(exported).filter(([name]) => /^[a-z]/.test(name));
  const inner = own.flatMap(([name, value]) =>
    Object.entries(Object(value) as Exported).map(([key, each]): [string, unknown] => [
      `${name}.${key}`,
      each,
    ]),
  );
  return [...own, ...inner].filter(isFunction).filter(([name]) => !ELSEWHERE.has(name));
}

const functions = new Map(Object.values(parts).flatMap(functionsIn));

const options = { locale: 'de', decimals: 2, rounding: 'down', grouping: 'always', fallback: 'dash' };
const say = () => undefined;
const question = {
  ...{ title: 'Sell?', description: 'All.', confirmLabel: 'Sell', cancelLabel: 'No', tone: 'critical' },
  ...{ onConfirm: say, describeError: say, signal: undefined, holdMs: 9, dismissible: true },
};
const brand = { name: 'acme', brand: '#0b7a5c' };
const { tokens } = defineBrand({ name: 'acme', brand: '#0b7a5c' });

/** Valid arguments of each function. */
const valid: Readonly<Record<string, readonly unknown[]>> = {
  alert: [question],
  brandFromTokens: ['acme', { brand: { $type: 'color', $value: '#0b7a5c' } }],
  buttonClass: [{ variant: 'primary', size: 'medium', fullWidth: true }],
  confirm: [{ ...question, requireText: 'SELL' }],
  contrast: ['#000000', '#ffffff'],
  contrastFaults: [tokens],
  contrastPairs: [tokens],
  countText: [100, 99],
  createIcon: ['M0 0', { isMirrored: true }],
  defineBrand: [{ ...brand, radius: 'round', density: 'large', scheme: 'dark', font: 'Arial', color: {} }],
  directionOf: ['1', 2, 'down'],
  expectModalHost: [],
  fillMessage: ['{count} unread', { count: 3 }],
  formatChange: ['1', options],
  formatDecimal: ['1', options],
  formatMoney: ['1', { ...options, currency: 'USD', currencyDisplay: 'code' }],
  formatPercentChange: ['1', options],
  loadKitMessages: ['de'],
  'loading.show': [{ label: 'Saving', mask: true, signal: undefined }],
  parseDecimal: ['1', { locale: 'de' }],
  prompt: [{ ...question, label: 'Name', initialValue: 'Ada', validate: say }],
  readable: ['#0b7a5c', ['#ffffff'], 4.5],
  readPhone: ['030', '+49', [{ code: '+49', label: 'Germany' }]],
  toast: ['Saved', { tone: 'success', durationMs: 9, id: 'a', action: {}, isAnnounced: true }],
  'toast.dismiss': ['a'],
  'toast.promise': [Promise.resolve(1), { loading: 'Saving', success: 'Saved', error: 'Not saved' }, {}],
  truncateDecimal: ['1', 2],
  useKitLocale: [],
  useKitMessages: [{ ok: 'OK' }],
  withMinus: ['-1'],
};

/** Values that data and JavaScript pass against the types. */
const HOSTILE: readonly unknown[] = [
  ...[null, undefined, '', 'no such choice', -1, NaN, Infinity, true, '9'.repeat(400)],
  ...[[null], [{}], {}, Math.max, new Error('No connection'), new Date(NaN)],
];

/** The valid arguments with one of them wrong, or one option of one of them; and no arguments at all. */
function wrongCalls(args: readonly unknown[]): (readonly unknown[])[] {
  const wrong = HOSTILE.flatMap((value) =>
    args.flatMap((arg, index) => [
      args.with(index, value),
      ...(isRecord(arg) ? Object.keys(arg).map((key) => args.with(index, { ...arg, [key]: value })) : []),
    ]),
  );
  return [[], ...wrong];
}

const isRecord = (arg: unknown): arg is object => Object.getPrototypeOf(Object(arg)) === Object.prototype;

/** What is wrong with the function's answer to a call; null if it answers, or says in a `RangeError` what to pass. */
async function faultOf(name: string, call: Untyped, args: readonly unknown[]): Promise<string | null> {
  let given: unknown;
  const run = () => (given = call(...args));
  try {
    if (/^use[A-Z]/.test(name)) renderToString(createElement(() => (run(), null)));
    else run();
    // A question waits for its answer.
    if (!/^(alert|confirm|prompt)$/.test(name)) given = await given;
    if (name === 'loading.show') (given as LoadingHandle).done();
  } catch (error) {
    return error instanceof RangeError && sentences(error.message) >= 3 ? null : String(error);
  }
  return typeof given === 'string' && /undefined|null/.test(given) ? `gives ${given}` : null;
}

/** What happened, its effect, what to do instead. */
const sentences = (text: string) => text.match(/\.(\s|$)/g)?.length ?? 0;

test('every exported function has valid arguments here', () => {
  expect(functions.size).toBeGreaterThan(25);
  expect([...functions.keys()].filter((name) => !(name in valid))).toEqual([]);
  expect(Object.keys(valid).filter((name) => !functions.has(name))).toEqual([]);
});

test('a function that breaks, or writes what is not there, is seen', async () => {
  expect(await faultOf('lengthOf', (text) => (text as string).length, [])).toMatch(/TypeError/);
  expect(await faultOf('textOf', (text) => String(text), [])).toBe('gives undefined');
  expect(await faultOf('refuse', () => Promise.reject(new Error('No.')), [])).toMatch(/No\./);
});

for (const [name, call] of functions)
  test(`whatever it is called with, it does no harm: ${name}`, async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    warningsGiven.clear();
    const args = valid[name] ?? [];
    expect(await faultOf(name, call, args)).toBeNull();
    expect(warning.mock.calls).toEqual([]);
    const faults: string[] = [];
    for (const wrong of wrongCalls(args)) {
      const fault = await faultOf(name, call, wrong);
      if (fault !== null) faults.push(`${wrong.map((arg) => JSON.stringify(arg)).join()}: ${fault}`);
    }
    expect(faults).toEqual([]);
    const said = warning.mock.calls.map(([message]) => String(message));
    for (const message of said) expect(sentences(message), message).toBeGreaterThanOrEqual(3);
  });
