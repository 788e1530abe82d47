/** Proves that the outputs of the forms match the contract. `tsc` checks it; it never runs. */
import type { output } from 'zod/mini';
import type { mailLoginLimits } from '@fairlot/api-client/limits';
import type { FieldProps } from '@fairlot/ui-kit/field';
import type { loginMail } from './auth/index.js';
import { toMessage } from './messages.js';
import type { BoundField } from './react/index.js';

type Login = output<ReturnType<typeof loginMail>>;

export function checks(login: Login, field: BoundField<string>): void {
  // The limits and the form name the same fields.
  login satisfies Record<keyof typeof mailLoginLimits, string>;
  // A bound field can be spread on a field of the kit.
  const { name, value, onValueChange, onBlur, error, ref } = field;
  ({ label: '', name, value, onValueChange, onBlur, error, ref }) satisfies FieldProps<string>;

  // @ts-expect-error: the sentence takes two values
  toMessage('forms.password.length', { min: '4' });
  // @ts-expect-error: there is no such sentence
  toMessage('forms.password.short');
}
