import type { Schemas } from '@fairlot/api-client';
import { codeProof } from '@fairlot/forms/auth';
import { FormField, useZodForm } from '@fairlot/forms/react';
import { Button } from '@fairlot/ui-kit/button';
import { PasswordField } from '@fairlot/ui-kit/password-field';
import { useMemo, type ReactNode } from 'react';
import { useT } from '../../i18n/index.js';
import { FormFailure } from '../FormFailure.js';
import { FormWords } from '../FormWords.js';
import type { Contact } from './contact.js';
import { ContactCodeField } from './ContactCodeField.js';
import { proof } from './Identity.css.js';
import { useFocusFirst } from './useFocusFirst.js';
import { usePasswordPolicy } from './usePasswordPolicy.js';

export interface ContactProofProps {
  /** The address the code was sent to. */
  contact: Contact;
  purpose: Schemas['CodeRequest']['purpose'];
  submitLabel: string;
  /** Stands above the fields. */
  children?: ReactNode;
  /** Rejects with the server's refusal, which is then shown here. */
  onProof: (proof: { code: string; password: string }) => Promise<void> | void;
}

/** Asks for a code that was sent to the customer, and for the login password. */
export function ContactProof({ contact, purpose, submitLabel, children, onProof }: ContactProofProps) {
  const t = useT();
  const policy = usePasswordPolicy();
  const schema = useMemo(() => codeProof(policy), [policy]);
  const form = useZodForm(schema, { defaultValues: { code: '', password: '' }, onSubmit: onProof });
  useFocusFirst(form, 'code');
  return (
    <FormWords>
      <form className={proof} noValidate onSubmit={(event) => void form.submit(event)}>
        {children}
        <FormField form={form} name="code">
          {(field) => <ContactCodeField {...field} contact={contact} purpose={purpose} />}
        </FormField>
        <FormField form={form} name="password">
          {(field) => <PasswordField {...field} label={t('identity.loginPassword')} enterKeyHint="go" />}
        </FormField>
        <FormFailure error={form.failure} fields={form.getValues()} />
        <Button type="submit" size="large" fullWidth busy={form.isSubmitting}>
          {submitLabel}
        </Button>
      </form>
    </FormWords>
  );
}
