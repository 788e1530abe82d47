import { areaCodeLimits, phoneLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { toMessage } from '../messages.js';

/** A phone number without its area code. Spaces, dots, dashes and brackets, which group digits, are removed. */
export function phone() {
  return z.string().check(
    z.overwrite((text) => text.replace(/[\s().\-\u2010-\u2015/]/g, '')),
    z.minLength(1, toMessage('forms.phone.required')),
    z.regex(phoneLimits.pattern, toMessage('forms.phone.invalid')),
  );
}

/** The area code of a country, with or without its plus. */
export function areaCode() {
  return z.string().check(z.trim(), z.regex(areaCodeLimits.pattern, toMessage('forms.areaCode.invalid')));
}
