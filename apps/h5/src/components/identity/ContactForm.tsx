import type { Schemas } from '@fairlot/api-client';
import { Button } from '@fairlot/ui-kit/button';
import type { ReactNode, SyntheticEvent } from 'react';
import { useT } from '../../i18n/index.js';
import type { Contact } from './contact.js';
import { FormFailure } from '../FormFailure.js';
import { form as formClass } from './Identity.css.js';

export interface ContactStepProps {
  /** The purpose of the code. */
  purpose: Schemas['CodeRequest']['purpose'];
  /** Called when the code has been sent; `expiresIn` as `ensureCode` returns it. */
  onSent: (contact: Contact, expiresIn: number | undefined) => void;
  /** Whether it replaces the step of the code, because the customer wants another address. @default false */
  isBack?: boolean | undefined;
  /** @default 'Send code' */
  submitLabel?: string | undefined;
}

export interface ContactFormProps {
  form: {
    submit: (event: SyntheticEvent) => Promise<void>;
    isSubmitting: boolean;
    failure: unknown;
    getValues: () => object;
  };
  submitLabel?: string | undefined;
  children: ReactNode;
}

/** The common part of the forms for a mail address and a phone number. */
export function ContactForm({ form, submitLabel, children }: ContactFormProps) {
  const t = useT();
  return (
    <form className={formClass} noValidate onSubmit={(event) => void form.submit(event)}>
      {children}
      <FormFailure error={form.failure} fields={form.getValues()} />
      <Button type="submit" size="large" fullWidth busy={form.isSubmitting}>
        {submitLabel ?? t('identity.sendCode')}
      </Button>
    </form>
  );
}
