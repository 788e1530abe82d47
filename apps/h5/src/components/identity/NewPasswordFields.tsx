import { FormField } from '@fairlot/forms/react';
import { PasswordField } from '@fairlot/ui-kit/password-field';
import type { Control } from 'react-hook-form';
import { useT } from '../../i18n/index.js';
import { usePasswordPolicy } from './usePasswordPolicy.js';

const RECOMMENDED_LENGTH = 10;
/** From the contract, until the server has sent its own. */
const USUAL_MIN = 4;

interface NewPassword {
  password: string;
  confirmPassword: string;
}

export interface NewPasswordFieldsProps<Values extends NewPassword> {
  form: { control: Control<Values, unknown, unknown> };
}

/** A new password and its repetition, with a hint about its length. */
export function NewPasswordFields<Values extends NewPassword>({ form }: NewPasswordFieldsProps<Values>) {
  const t = useT();
  const min = usePasswordPolicy()?.min ?? USUAL_MIN;
  // Only these two fields of the form are used.
  const own = form as unknown as { control: Control<NewPassword, unknown, unknown> };
  return (
    <>
      <FormField form={own} name="password">
        {(field) => (
          <PasswordField
            {...field}
            label={t('identity.newPassword')}
            hint={
              field.value.length >= RECOMMENDED_LENGTH
                ? t('identity.passwordLong')
                : t('identity.passwordHint', { min, recommended: RECOMMENDED_LENGTH })
            }
            autoComplete="new-password"
            enterKeyHint="next"
          />
        )}
      </FormField>
      <FormField form={own} name="confirmPassword">
        {(field) => (
          <PasswordField
            {...field}
            label={t('identity.confirmPassword')}
            autoComplete="new-password"
            enterKeyHint="next"
          />
        )}
      </FormField>
    </>
  );
}
