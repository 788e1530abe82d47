import { contactPhone } from '@fairlot/forms/auth';
import { useField, useZodForm } from '@fairlot/forms/react';
import { PhoneField } from '@fairlot/ui-kit/phone-field';
import { useMemo } from 'react';
import { useLocale, useT } from '../../i18n/index.js';
import { areaCodesIn, firstAreaCode } from './areaCodes.js';
import { ContactForm, type ContactStepProps } from './ContactForm.js';
import { ensureCode } from './contact.js';
import { lastPhone, useLastContact } from './lastContact.js';
import { useFocusFirst } from './useFocusFirst.js';

const schema = contactPhone();

/** Asks for a phone number and sends a code to it. */
export function PhoneContact({ purpose, onSent, isBack = false, submitLabel }: ContactStepProps) {
  const t = useT();
  const locale = useLocale();
  const areaCodes = useMemo(() => areaCodesIn(locale), [locale]);
  const form = useZodForm(schema, {
    // Whoever adds a number adds a new one, not the one typed last.
    defaultValues: {
      phone: '',
      areaCode: firstAreaCode(locale),
      ...(purpose === 'bind' ? {} : lastPhone()),
    },
    onSubmit: async (contact) => {
      const expiresIn = await ensureCode(contact, purpose);
      onSent(contact, expiresIn);
    },
  });
  useLastContact(form, ['phone', 'areaCode']);
  useFocusFirst(form, 'phone', isBack);
  const phone = useField(form, 'phone');
  const areaCode = useField(form, 'areaCode');
  return (
    <ContactForm form={form} submitLabel={submitLabel}>
      <PhoneField
        {...phone}
        label={t('identity.phone')}
        areaCodes={areaCodes}
        value={{ areaCode: areaCode.value, number: phone.value }}
        onValueChange={(next) => {
          areaCode.onValueChange(next.areaCode);
          phone.onValueChange(next.number);
        }}
        error={phone.error ?? areaCode.error}
      />
    </ContactForm>
  );
}
