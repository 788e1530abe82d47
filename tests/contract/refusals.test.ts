import { describe, expect, it } from 'vitest';
import {
  errorCatalogue,
  fieldCodes,
  type ErrorCode,
  type FieldCode,
} from '../../apps/paper-broker/src/http/errorCatalogue.js';
import { locales } from '../../apps/paper-broker/src/http/locale.js';
import { messageParams } from '../../apps/paper-broker/src/http/messageParams.js';
import { toProblem } from '../../apps/paper-broker/src/http/problem.js';
import { Refusal, refuseFields, type FieldRefusal } from '../../apps/paper-broker/src/http/refusal.js';
import { toApiError } from '../../packages/api-client/src/errors.js';
import { refusedFieldsOf } from '../../packages/forms/src/react/fieldErrors.js';

/** Every sentence of a refusal, from where the server throws it to where the customer reads it. */

const codes = [...Object.keys(errorCatalogue), ...fieldCodes] as FieldCode[];
const allParams: Readonly<Record<string, readonly string[] | undefined>> = messageParams;
/** Formatted as date and time; the year is the same in all languages. */
const INSTANTS = new Set(['until', 'now']);

const paramsOf = (code: string): Record<string, string> =>
  Object.fromEntries(
    (allParams[code] ?? []).map((name, index) => [
      name,
      INSTANTS.has(name) ? '2031-03-02T15:00:00.000Z' : String(11 * (index + 1)),
    ]),
  );

const read = (refusal: Refusal, locale: (typeof locales)[number]) =>
  toApiError(
    refusal.status,
    new Headers(),
    JSON.parse(JSON.stringify(toProblem(refusal, locale, 'req_00000000000000000000000000'))),
  );

function expectWhole(text: string | undefined, params: Record<string, string>): void {
  expect(text).toMatch(/\S/);
  expect(text).not.toMatch(/[{}]| {2}|undefined|NaN/);
  for (const value of Object.values(params)) expect(text).toContain(value.slice(0, 4));
}

describe.each(locales)('a refusal in %s', (locale) => {
  it.each(codes)('beside its field says %s with everything that it names', (code) => {
    const params = paramsOf(code);
    // The list above makes the field and the code match.
    const field = { path: 'stop_loss', code, params } as FieldRefusal;
    const error = read(refuseFields('validation', [field]), locale);
    expectWhole(error.messages[0], params);
    expect(error.fieldErrors).toEqual([{ path: 'stopLoss', code, message: error.messages[0], params }]);
    expect(refusedFieldsOf(error, { stopLoss: '' })).toEqual(error.fieldErrors);
  });

  it.each(Object.keys(errorCatalogue) as ErrorCode[])('as a whole says %s with everything', (code) => {
    const params = paramsOf(code);
    const parts = [code, { params }] as ConstructorParameters<typeof Refusal>;
    expectWhole(read(new Refusal(...parts), locale).messages[0], params);
  });
});
