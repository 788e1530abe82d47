/**
 * The query parameters of a page, written as data: `'string'`, `'int=1'`, `'buy|sell=buy'`, `'string?'`. They are
 * plain text, so that a manifest stays JSON, and typed by template literals, so that links and pages need no
 * generated code.
 */
type Kind = 'string' | 'int' | 'bool' | `${string}|${string}`;

/** One query parameter: required, optional (`?`), or with a default (`=value`). */
export type Field = Kind | `${Kind}?` | `${Kind}=${string}`;

export type Fields = Readonly<Record<string, Field>>;

type Choice<Text extends string> = Text extends `${infer First}|${infer Rest}` ? First | Choice<Rest> : Text;

type ValueOf<Text extends string> = Text extends 'string'
  ? string
  : Text extends 'int'
    ? number
    : Text extends 'bool'
      ? boolean
      : Choice<Text>;

type FieldValue<F extends string> = F extends `${infer K}?`
  ? ValueOf<K>
  : F extends `${infer K}=${string}`
    ? ValueOf<K>
    : ValueOf<F>;

type RequiredNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends `${string}?` | `${string}=${string}` ? never : Name;
}[keyof F];

type OptionalNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends `${string}?` ? Name : never;
}[keyof F];

type Flat<T> = { [Key in keyof T]: T[Key] };

/** The parameters of a link. */
export type SearchInput<F extends Fields> = Flat<
  { [Name in RequiredNames<F>]: FieldValue<F[Name]> } & {
    [Name in Exclude<keyof F, RequiredNames<F>>]?: FieldValue<F[Name]> | undefined;
  }
>;

/** The parameters that a page reads: defaults are filled in, and only `?` fields can be missing. */
export type SearchOutput<F extends Fields> = Flat<
  { [Name in Exclude<keyof F, OptionalNames<F>>]: FieldValue<F[Name]> } & {
    [Name in OptionalNames<F>]?: FieldValue<F[Name]> | undefined;
  }
>;

export type SearchValue = string | number | boolean;

/** A parsed field. */
export interface FieldSpec {
  kind: 'string' | 'int' | 'bool' | 'choice';
  choices: readonly string[];
  required: boolean;
  fallback: SearchValue | undefined;
}

/** A required query parameter is missing or invalid. */
export class BadSearch extends Error {
  override readonly name = 'BadSearch';
  constructor(readonly field: string) {
    super(`The address needs a valid "${field}"`);
  }
}

const INTEGER = /^-?\d{1,15}$/;

function readValue(spec: Pick<FieldSpec, 'kind' | 'choices'>, text: string): SearchValue | undefined {
  if (spec.kind === 'string') return text;
  if (spec.kind === 'int') return INTEGER.test(text) ? Number(text) : undefined;
  if (spec.kind === 'bool') return text === 'true' ? true : text === 'false' ? false : undefined;
  return spec.choices.includes(text) ? text : undefined;
}

/**
 * Parses a field.
 * @throws {TypeError} for a field without a known kind, or with a default that its kind does not allow
 */
export function parseField(field: string): FieldSpec {
  const [, body = '', optional, fallbackText] = /^([^?=]*)(\?)?(?:=(.*))?$/.exec(field) ?? [];
  const choices = body.includes('|') ? body.split('|') : [];
  const kind = choices.length > 0 ? 'choice' : (body as FieldSpec['kind']);
  const known = kind === 'choice' ? !choices.includes('') : ['string', 'int', 'bool'].includes(kind);
  if (!known || (optional !== undefined && fallbackText !== undefined))
    throw new TypeError(`Unknown field "${field}"`);
  const fallback = fallbackText === undefined ? undefined : readValue({ kind, choices }, fallbackText);
  if (fallbackText !== undefined && fallback === undefined)
    throw new TypeError(`Wrong default in field "${field}"`);
  return { kind, choices, required: optional === undefined && fallbackText === undefined, fallback };
}

/**
 * Reads the query parameters of a page. Unknown parameters are dropped. An invalid value is replaced by the default,
 * because an old or mistyped link should still open.
 * `raw`: values as text, or values that were read before.
 * @throws {BadSearch} when a required parameter is missing, empty or invalid
 */
export function readSearch(
  fields: Fields,
  raw: Readonly<Record<string, SearchValue | null | undefined>>,
): Record<string, SearchValue> {
  const result: Record<string, SearchValue> = {};
  for (const [name, field] of Object.entries(fields)) {
    const spec = parseField(field);
    const given = Object.hasOwn(raw, name) ? raw[name] : undefined;
    const text = given === undefined || given === null ? undefined : String(given);
    const value = text === undefined ? undefined : readValue(spec, text);
    if (spec.required && (value === undefined || value === '')) throw new BadSearch(name);
    const read = value ?? spec.fallback;
    if (read !== undefined) result[name] = read;
  }
  return result;
}

/** The default values, which an address leaves out. */
export function searchDefaults(fields: Fields): Record<string, SearchValue> {
  const defaults: Record<string, SearchValue> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { fallback } = parseField(field);
    if (fallback !== undefined) defaults[name] = fallback;
  }
  return defaults;
}
