import { contactMail } from '@fairlot/forms/auth';
import { FormField, useZodForm } from '@fairlot/forms/react';
import { TextField } from '@fairlot/ui-kit/text-field';
import { useT } from '../../i18n/index.js';
import { ContactForm, type ContactStepProps } from './ContactForm.js';
import { ensureCode } from './contact.js';
import { lastMail, useLastContact } from './lastContact.js';
import { useFocusFirst } from './useFocusFirst.js';

const schema = contactMail();

/** Asks for a mail address and sends a code to it. */
export function MailContact({ purpose, onSent, isBack = false, submitLabel }: ContactStepProps) {
  const t = useT();
  const form = useZodForm(schema, {
    // Whoever adds an address adds a new one, not the one typed last.
    defaultValues: { mail: purpose === 'bind' ? '' : lastMail() },
    onSubmit: async (contact) => {
      const expiresIn = await ensureCode(contact, purpose);
      onSent(contact, expiresIn);
    },
  });
  useLastContact(form, ['mail']);
  useFocusFirst(form, 'mail', isBack);
  return (
    <ContactForm form={form} submitLabel={submitLabel}>
      <FormField form={form} name="mail">
        {(field) => (
          <TextField
            {...field}
            label={t('identity.mail')}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            enterKeyHint="go"
          />
        )}
      </FormField>
    </ContactForm>
  );
}
