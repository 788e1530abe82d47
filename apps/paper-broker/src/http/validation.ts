import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import formats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { type FieldRefusal, Refusal } from './refusal.js';

const MAX_FIELDS = 20;
const UNSEEN = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u;

const options = { allErrors: true, strict: false, useDefaults: true, verbose: true } as const;
// Bodies are validated strictly: no type is converted and no field is dropped.
const bodies = new Ajv2020({ ...options, coerceTypes: false, removeAdditional: false });
// Parameters and headers are always text.
const texts = new Ajv2020({ ...options, coerceTypes: true });
for (const ajv of [bodies, texts]) formats(ajv);
// `x-trimmed` marks free text, which is trimmed before its length is checked. Invisible text, such as zero-width
// spaces, counts as empty. Other text is never changed.
bodies.addKeyword({
  keyword: 'x-trimmed',
  type: 'string',
  schemaType: 'boolean',
  before: 'maxLength',
  modifying: true,
  errors: false,
  validate(_isTrimmed: true, text: string, _schema?: object, place?: DataValidationCxt) {
    if (place !== undefined)
      place.parentData[place.parentDataProperty] = UNSEEN.test(text) ? '' : text.trim();
    return true;
  },
});

type Validator = ReturnType<FastifySchemaCompiler<ObjectSchema>>;
const validators = new Map<string, Validator>();

/**
 * Compiles the contract's schemas for Fastify, each one at its first request: compiling all of them took a quarter of
 * a server's start. Equal schemas share a validator, also between the servers of a process, because tests start
 * hundreds of servers.
 */
export const compileValidator: FastifySchemaCompiler<ObjectSchema> = ({ schema, httpPart }) => {
  const key = `${httpPart ?? ''} ${JSON.stringify(schema)}`;
  const validator = validators.get(key) ?? atFirstUse(() => compile(schema, httpPart));
  validators.set(key, validator);
  return validator;
};

function atFirstUse(make: () => Validator): Validator {
  let validate: Validator | undefined;
  const check: Validator = (data: unknown) => {
    validate ??= make();
    const isValid = validate(data);
    check.errors = validate.errors ?? null;
    return isValid;
  };
  return check;
}

function compile(schema: ObjectSchema, httpPart: string | undefined): Validator {
  if (httpPart === 'body') return bodies.compile(schema);
  return httpPart === 'headers' ? texts.compile(withLowerCaseNames(schema)) : withWholeNumbers(schema);
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

/** A whole number has one spelling, so not `07`, `7.0`, `1e1`, ` 1`, `-0` or `0x1`. */
const WHOLE_NUMBER = /^(0|-?[1-9]\d*)$/;

/** Converts the texts of whole numbers, and refuses any other spelling, which Ajv would convert too. */
function withWholeNumbers(schema: ObjectSchema) {
  const validate = texts.compile(schema);
  const numbers = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    property !== null && typeof property === 'object' && 'type' in property && property.type === 'integer'
      ? [name]
      : [],
  );
  const check: Validator = (data: unknown) => {
    const given = Object.entries(data ?? {});
    const odd = given.filter(
      ([name, value]) => numbers.includes(name) && typeof value === 'string' && !WHOLE_NUMBER.test(value),
    );
    const isValid = odd.length === 0 && validate(data);
    check.errors =
      odd.length === 0
        ? (validate.errors ?? null)
        : odd.map(([name]) => ({ keyword: 'type', instancePath: `/${name}`, schemaPath: '', params: {} }));
    return isValid;
  };
  return check;
}

/** Node lowercases header names; Fastify adapts a schema to that only for its own compiler. */
function withLowerCaseNames(schema: ObjectSchema): ObjectSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  return {
    ...schema,
    properties: Object.fromEntries(properties) as Record<string, unknown>,
    required: (schema.required ?? []).map((name) => name.toLowerCase()),
  };
}

/** The refusal for Ajv's errors, with one error for each field. */
export function toValidationRefusal(
  errors: readonly FastifySchemaValidationError[],
  part: string | undefined,
): Refusal {
  const fields: FieldRefusal[] = [];
  for (const error of errors as readonly ErrorObject[]) {
    if (part === 'headers' && isAboutIdempotencyKey(error)) return new Refusal('idempotency_key_required');
    const field = toField(error);
    const isNew = field !== undefined && !fields.some((known) => known.path === field.path);
    if (isNew && fields.length < MAX_FIELDS) fields.push(field);
  }
  const [first] = fields;
  if (fields.some((field) => field.code === 'unknown_field')) return new Refusal('unknown_field', { fields });
  if (fields.length === 1 && first?.code === 'invalid_email') return new Refusal('invalid_email', { fields });
  return new Refusal('validation', { fields });
}

function isAboutIdempotencyKey(error: ErrorObject): boolean {
  const missing: unknown = error.params['missingProperty'];
  return missing === 'idempotency-key' || error.instancePath === '/idempotency-key';
}

function toField(error: ErrorObject): FieldRefusal | undefined {
  const path = error.instancePath.slice(1).replaceAll('/', '.');
  const inside = (name: unknown): string => (path === '' ? String(name) : `${path}.${String(name)}`);
  const isPassword = PASSWORD.test(path);
  switch (error.keyword) {
    case 'additionalProperties':
      return { path: inside(error.params['additionalProperty']), code: 'unknown_field' };
    case 'required':
      return requiredField(inside(error.params['missingProperty']));
    case 'minProperties':
      return { path, code: 'required' };
    case 'enum':
    case 'const':
      return { path, code: 'invalid_choice' };
    case 'type':
      return { path, code: 'invalid_type' };
    case 'pattern':
    case 'format':
      return toFormatField(path, error.data);
    case 'minLength':
      if (error.data === '') return requiredField(path);
      return isPassword ? ofPasswordLength(path, error) : atLeast(path, 'too_short', error);
    case 'maxLength':
      if (isPassword) return ofPasswordLength(path, error);
      return path === 'mail' ? { path, code: 'invalid_email' } : atMost(path, 'too_long', error);
    case 'minimum':
      return atLeast(path, 'too_small', error);
    case 'maximum':
      return atMost(path, 'too_large', error);
    case 'minItems':
      return atLeast(path, 'too_few', error);
    case 'maxItems':
      return atMost(path, 'too_many', error);
    case 'uniqueItems':
      return { path, code: 'not_unique' };
    // Each branch of a choice reports its own errors, so the choice adds nothing.
    case 'oneOf':
    case 'anyOf':
    case 'if':
      return undefined;
    default:
      return { path, code: 'invalid_format' };
  }
}

function atLeast(
  path: string,
  code: 'too_short' | 'too_small' | 'too_few',
  error: ErrorObject,
): FieldRefusal {
  return { path, code, params: { min: String(error.params['limit']) } };
}

function atMost(path: string, code: 'too_long' | 'too_large' | 'too_many', error: ErrorObject): FieldRefusal {
  return { path, code, params: { max: String(error.params['limit']) } };
}

// The requirement has texts of its own for some fields.

/** Sign-in passwords in all fields, old and repeated ones too; a payment password has exactly six digits instead. */
const PASSWORD = /^(old_|confirm_)?password$/;

function ofPasswordLength(path: string, { parentSchema }: ErrorObject): FieldRefusal {
  const { minLength, maxLength } = parentSchema as { minLength: number; maxLength: number };
  return { path, code: 'password_length', params: { min: String(minLength), max: String(maxLength) } };
}

const requiredField = (path: string): FieldRefusal => ({
  path,
  code: path === 'mail' ? 'email_required' : 'required',
});

function toFormatField(path: string, value: unknown): FieldRefusal {
  const text = typeof value === 'string' ? value : '';
  if (path === 'mail') return text === '' ? requiredField(path) : { path, code: 'invalid_email' };
  if (path === 'quantity') {
    return /^\d{19,}$/.test(text)
      ? { path, code: 'wrong_amount' }
      : { path, code: 'minimum_unit', params: { min: '1' } };
  }
  if (/^-?\d+\.\d{9,}$/.test(text)) return { path, code: 'too_many_decimals', params: { max: '8' } };
  return { path, code: 'invalid_format' };
}
