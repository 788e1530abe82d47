import { shown, tokenFault } from './tokenFault.js';

type Unknown = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The token at `path`, such as `tone.positive`. @throws RangeError if it is missing. */
export function valueAt(file: unknown, path: string): unknown {
  const token = path.split('.').reduce((at: unknown, key) => (isGroup(at) ? at[key] : undefined), file);
  if (isGroup(token) && '$value' in token) return token['$value'];
  throw tokenFault(
    path,
    token === undefined ? 'it is missing' : `it has no "$value", but ${shown(token)}`,
    'What is drawn from it would have no value.',
    `Add it as { "$type": ..., "$value": ... }, as src/tokens/fairlot.tokens.json of the package does.`,
  );
}

/** An opaque sRGB colour in the format's own notation, `{ colorSpace, components }`, as `#rrggbb`; others as they are. */
function hexOf(value: unknown): unknown {
  if (!isGroup(value) || value['colorSpace'] !== 'srgb' || (value['alpha'] ?? 1) !== 1) return value;
  const parts: unknown = value['components'];
  if (!Array.isArray(parts) || parts.length !== 3) return value;
  const hex = parts.map((part) =>
    Math.round(Number(part) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** A colour, as `#rrggbb`. @throws RangeError unless it is that, or opaque components of sRGB. */
export function colorAt(file: unknown, path: string): string {
  const value = valueAt(file, path);
  const color = hexOf(value);
  if (typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color)) return color;
  throw tokenFault(
    path,
    `${shown(value)} is no colour`,
    'The theme computes with it, and cannot with a name or a transparent colour.',
    'Write #rrggbb, such as "#465CFF".',
  );
}

/** A font stack in CSS, of such a text or of the families' names. @throws RangeError for another value. */
export function fontAt(file: unknown, path: string): string {
  const value = valueAt(file, path);
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (names.length > 0 && names.every((name) => typeof name === 'string' && name.trim() !== ''))
    // CSS reads a quoted `sans-serif` as the name of a font. A text may be a whole stack.
    return Array.isArray(value)
      ? names.map((name) => (/^[a-z-]+$/i.test(String(name)) ? name : JSON.stringify(name))).join(', ')
      : String(value);
  throw tokenFault(
    path,
    `${shown(value)} is no font`,
    "Text would be drawn in the browser's own serif.",
    'Write names, such as ["Inter", "sans-serif"].',
  );
}

/** A plain number. @throws RangeError unless it is in the range from `least` to `most`. */
export function numberAt(file: unknown, path: string, least: number, most: number): number {
  const value = valueAt(file, path);
  if (typeof value === 'number' && value >= least && value <= most) return value;
  throw tokenFault(
    path,
    `${shown(value)} is no number from ${least} to ${most}`,
    'Outside of it the theme is not what it was checked for.',
    `Write a number from ${least} to ${most}, without a unit.`,
  );
}

/** One of a few words. @throws RangeError that lists them. */
export function choiceAt<const Choice extends string>(
  file: unknown,
  path: string,
  choices: readonly Choice[],
): Choice {
  const value = valueAt(file, path);
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw tokenFault(
    path,
    `${shown(value)} is not known`,
    'There is nothing to draw it with.',
    `Write one of ${choices.map(shown).join(', ')}.`,
  );
}

/** A value with a unit, as CSS: `{ "value": 44, "unit": "px" }` is `44px`. @throws RangeError for another unit. */
export function measureAt(file: unknown, path: string, units: readonly string[]): string {
  const value = valueAt(file, path);
  return measure(value, path, units);
}

/** The number of a measure in the given unit. @throws RangeError for another unit. */
export function amountAt(file: unknown, path: string, unit: string): number {
  return Number.parseFloat(measureAt(file, path, [unit]));
}

/** A part of a composite value, such as the size in a typography token. */
export function measure(value: unknown, path: string, units: readonly string[]): string {
  if (isGroup(value) && typeof value['value'] === 'number' && units.includes(String(value['unit'])))
    return `${value['value']}${String(value['unit'])}`;
  const unit = isGroup(value) ? value['unit'] : undefined;
  throw tokenFault(
    path,
    unit === undefined ? `${shown(value)} has no unit` : `the unit ${shown(unit)} is not known here`,
    'A length or a time without its unit is dropped by every browser.',
    `Write { "value": 4, "unit": ${units.map(shown).join(' or ')} }.`,
  );
}

/** @throws RangeError that names the unknown keys of a group, which are usually misspelt. */
export function refuseOthers(file: unknown, path: string, known: readonly string[]): void {
  const group = isGroup(file) ? file : {};
  const other = Object.keys(group).find((key) => !key.startsWith('$') && !known.includes(key));
  if (other === undefined) return;
  throw tokenFault(
    path === '' ? other : `${path}.${other}`,
    'no theme has a token of this name',
    'It would change nothing, and what it was meant for would keep its old value.',
    `Use one of ${known.join(', ')}.`,
  );
}

/**
 * The tokens and groups in a group, without the `$` entries.
 * @throws RangeError if `value` is not a group, or names an unknown key
 */
export function groupAt(value: unknown, path: string, known: readonly string[]): [string, unknown][] {
  if (!isGroup(value) || '$value' in value)
    throw tokenFault(
      path,
      `${shown(value)} is no group of tokens`,
      'What is drawn from the roles in it would not change.',
      `Write { } with some of ${known.join(', ')}.`,
    );
  refuseOthers(value, path, known);
  return Object.entries(value).filter(([key]) => !key.startsWith('$'));
}
