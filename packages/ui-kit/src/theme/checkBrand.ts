import type { BrandOptions } from './brandOptions.js';
import { contractShape } from './contractShape.js';
import { paletteSteps } from './palette.js';
import { shown } from './tokenFault.js';

type Unknown = Readonly<Record<string, unknown>>;
/** What is wrong with a value, why it matters and what to write; undefined if it is valid. */
type Check = (value: unknown) => string | undefined;

const isGroup = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether the text is a CSS value of its own: nothing in it ends the declaration, or the `<style>` of a page, and no
 * quote, bracket or comment is left open.
 */
function isCssValue(value: unknown): value is string {
  if (typeof value !== 'string' || value.trim() === '' || value.includes('<')) return false;
  let rest = value.replace(/"[^"\\\n]*"|'[^'\\\n]*'/g, '');
  if (/["'\\]|\/\*/.test(rest)) return false;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/\([^()]*\)/g, '');
  }
  return !/[;{}()]/.test(rest);
}

const NO_OPTION = 'It would change nothing, and what it was meant for would keep its default.';

const name: Check = (value) =>
  typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value)
    ? undefined
    : `${shown(value)} is no class name. The theme is put on by the class uk-<name>. Write lower-case letters, digits and dashes, such as "acme".`;

const color: Check = (value) =>
  typeof value === 'string' && /^#?[0-9a-f]{6}$/i.test(value.trim())
    ? undefined
    : `${shown(value)} is no colour. The theme computes with it, and cannot with a name or a transparent colour. Write #rrggbb, such as "#465CFF".`;

const font: Check = (value) =>
  isCssValue(value)
    ? undefined
    : `${shown(value)} is no font stack. Text would be drawn in the browser's own serif. Write a stack as in CSS, such as "Inter, sans-serif".`;

const chroma: Check = (value) =>
  typeof value === 'number' && value >= 0 && value <= 0.02
    ? undefined
    : `${shown(value)} is no number from 0 to 0.02. More of the hue would make the greys colours. Write a number from 0 to 0.02, or leave it out.`;

const oneOf =
  (...choices: readonly string[]): Check =>
  (value) =>
    choices.some((choice) => choice === value)
      ? undefined
      : `${shown(value)} is not known. There is nothing to draw it with. Write one of ${choices.map(shown).join(', ')}.`;

const checks: Readonly<Record<keyof BrandOptions, Check | Readonly<Record<string, Check>> | 'roles'>> = {
  name,
  brand: color,
  selected: color,
  scheme: oneOf('light', 'dark'),
  neutralChroma: chroma,
  radius: oneOf('none', 'soft', 'round'),
  density: oneOf('compact', 'comfortable', 'large'),
  font,
  figureFont: font,
  tone: { positive: color, caution: color, critical: color, info: color },
  figure: { gain: color, loss: color, colorBlindGain: color, colorBlindLoss: color },
  market: oneOf('greenUp', 'redUp'),
  palette: Object.fromEntries(paletteSteps.map((step) => [step, color])),
  overrides: 'roles',
};

function* faultsOf(options: Unknown): Generator<string> {
  for (const key of ['name', 'brand']) if (options[key] === undefined) yield `${key}: ${missing(key)}`;
  for (const [key, value] of Object.entries(options)) {
    const check = (checks as Readonly<Record<string, (typeof checks)[keyof BrandOptions]>>)[key];
    if (check === undefined)
      yield `${key}: there is no such option. ${NO_OPTION} Use one of ${Object.keys(checks).join(', ')}.`;
    else if (value === undefined) continue;
    else if (check === 'roles') yield* roleFaults(contractShape, value, key);
    else if (typeof check === 'function') yield* told(key, check(value));
    else yield* groupFaults(check, value, key);
  }
}

const missing = (key: string) =>
  `it is missing. ${key === 'name' ? 'The theme would have no class to be put on by.' : 'Every colour is computed from it.'} Write ${key === 'name' ? 'lower-case letters, digits and dashes, such as "acme"' : '#rrggbb, such as "#465CFF"'}.`;

function* told(path: string, fault: string | undefined): Generator<string> {
  if (fault !== undefined) yield `${path}: ${fault}`;
}

function* groupFaults(
  group: Readonly<Record<string, Check>>,
  value: unknown,
  path: string,
): Generator<string> {
  const known = Object.keys(group).join(', ');
  if (!isGroup(value)) {
    yield `${path}: ${shown(value)} is no object. ${NO_OPTION} Write an object with some of ${known}.`;
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const check = group[key];
    if (check !== undefined) yield* inner === undefined ? [] : told(`${path}.${key}`, check(inner));
    else yield `${path}.${key}: there is no such option. ${NO_OPTION} Use one of ${known}.`;
  }
}

/** Checks overrides: they may omit any role, but must not name unknown ones. */
function* roleFaults(shape: object, value: unknown, path: string): Generator<string> {
  const known = Object.keys(shape).join(', ');
  if (!isGroup(value)) {
    yield `${path}: ${shown(value)} is no group of roles. ${NO_OPTION} Write an object with some of ${known}.`;
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const role = (shape as Readonly<Record<string, object | null | undefined>>)[key];
    const here = `${path}.${key}`;
    if (role === undefined)
      yield `${here}: the theme contract has no such role. ${NO_OPTION} Use one of ${known}.`;
    else if (role !== null) yield* roleFaults(role, inner, here);
    else if (!isCssValue(inner))
      yield `${here}: ${shown(inner)} is no CSS value. What is drawn from it would have none. Write it as CSS does, such as "#4a4f5e" or "12px".`;
  }
}

/** @throws RangeError that names every invalid option: its value, why it matters, what to write. */
export function checkBrand(options: BrandOptions): void {
  const given: unknown = options;
  const faults = isGroup(given)
    ? [...faultsOf(given)]
    : [
        `${shown(given)} is no object. There is nothing to make a theme from. Write { name: "acme", brand: "#465CFF" }.`,
      ];
  if (faults.length > 0)
    throw new RangeError(['defineBrand:', ...faults].join(faults.length > 1 ? '\n- ' : ' '));
}
