import type { Schemas } from '@fairlot/api-client';
import { CodeField } from '@fairlot/ui-kit/code-field';
import type { FieldProps } from '@fairlot/ui-kit/field';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button, buttonClass } from '@fairlot/ui-kit/button';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../i18n/index.js';
import { contactText, sendCode, type Contact } from './contact.js';
import { proof, choices, strong } from './Identity.css.js';
import { baseSettingsQuery } from '../../queries/referenceQueries.js';
import { receivedMessagesQuery } from '../../queries/mailboxQueries.js';

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

interface SimulatedMailboxProps {
  /** The address the code was sent to. */
  to: string;
  purpose: Schemas['CodeRequest']['purpose'];
  /** The field's current value. */
  value: string;
  onFill: (code: string) => void;
}

/** Shows the code on a server that sends nothing; renders nothing on one that does. */
function SimulatedMailbox({ to, purpose, value, onFill }: SimulatedMailboxProps) {
  const t = useT();
  const settings = useQuery(baseSettingsQuery);
  const isOpen = settings.data?.simulatedMailbox === true;
  const { data: messages } = useQuery({ ...receivedMessagesQuery(to), enabled: isOpen });
  if (!isOpen || messages === undefined) return null;
  const code = messages.find((message) => message.purpose === purpose)?.code ?? undefined;
  if (code === undefined) {
    return (
      <Banner tone="neutral" title={t('identity.mailbox.none')}>
        {purpose === 'reset' && t('identity.mailbox.noneText')}
      </Banner>
    );
  }
  const isFilled = value === code;
  return (
    <Banner
      tone="info"
      role="status"
      title={t('identity.mailbox.title')}
      action={
        <div className={choices}>
          {/* Not disabled once it is done, which would take the focus away. */}
          <Button size="small" variant="secondary" onClick={() => onFill(code)}>
            {isFilled ? t('identity.mailbox.filled') : t('identity.mailbox.fill')}
          </Button>
          <a
            className={buttonClass({ size: 'small', variant: 'quiet' })}
            href="/mailbox"
            target="_blank"
            rel="noreferrer"
          >
            {t('identity.mailbox.open')}
          </a>
        </div>
      }
    >
      {t.rich('identity.mailbox.text', {
        contact: to,
        code: (
          <span key="code" className={strong}>
            {code}
          </span>
        ),
      })}
    </Banner>
  );
}
