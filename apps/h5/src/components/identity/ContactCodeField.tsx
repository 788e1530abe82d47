import type { Schemas } from '@fairlot/api-client';
import { CodeField } from '@fairlot/ui-kit/code-field';
import type { FieldProps } from '@fairlot/ui-kit/field';
import { useT } from '../../i18n/index.js';
import { contactText, sendCode, type Contact } from './contact.js';
import { proof } from './Identity.css.js';
import { SimulatedMailbox } from './SimulatedMailbox.js';

export interface ContactCodeFieldProps extends Omit<FieldProps<string>, 'label'> {
  value: string;
  onValueChange: (value: string) => void;
  /** The address the code was sent to. */
  contact: Contact;
  purpose: Schemas['CodeRequest']['purpose'];
}

/** A field for a code that was sent; a server that sends nothing shows the code above the field. */
export function ContactCodeField({ contact, purpose, ...field }: ContactCodeFieldProps) {
  const t = useT();
  return (
    <div className={proof}>
      <SimulatedMailbox
        to={contactText(contact)}
        purpose={purpose}
        value={field.value}
        onFill={field.onValueChange}
      />
      <CodeField {...field} label={t('identity.code')} onResend={() => sendCode(contact, purpose)} />
    </div>
  );
}
