import { passwordProof } from '@fairlot/forms/auth';
import { FormField, useZodForm } from '@fairlot/forms/react';
import { Button } from '@fairlot/ui-kit/button';
import { PasswordField } from '@fairlot/ui-kit/password-field';
import { useMemo, type ReactNode } from 'react';
import { useT } from '../../i18n/index.js';
import { FormWords } from '../FormWords.js';
import { FormFailure } from '../FormFailure.js';
import { proof } from './Identity.css.js';
import { usePasswordPolicy } from './usePasswordPolicy.js';

export interface PasswordProofProps {
  /** The purpose of the password. */
  children?: ReactNode;
  submitLabel: string;
  variant?: 'primary' | 'critical';
  /** Rejects with the server's refusal, which is then shown here. */
  onProve: (password: string) => Promise<void>;
}

/** Asks for the login password again, before an action that only its owner may take. */
export function PasswordProof({ children, submitLabel, variant = 'primary', onProve }: PasswordProofProps) {
  const t = useT();
  const policy = usePasswordPolicy();
  const schema = useMemo(() => passwordProof(policy), [policy]);
  const form = useZodForm(schema, {
    defaultValues: { password: '' },
    onSubmit: ({ password }) => onProve(password),
  });
  return (
    <FormWords>
      <form className={proof} noValidate onSubmit={(event) => void form.submit(event)}>
        {children}
        <FormField form={form} name="password">
          {(field) => <PasswordField {...field} label={t('identity.loginPassword')} enterKeyHint="go" />}
        </FormField>
        <FormFailure error={form.failure} fields={form.getValues()} />
        <Button type="submit" size="large" variant={variant} fullWidth busy={form.isSubmitting}>
          {submitLabel}
        </Button>
      </form>
    </FormWords>
  );
}
