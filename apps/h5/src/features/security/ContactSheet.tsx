import type { Schemas } from '@fairlot/api-client';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { toast } from '@fairlot/ui-kit/toast';
import { useState } from 'react';
import { FormWords } from '../../components/FormWords.js';
import { CodeSent } from '../../components/identity/CodeSent.js';
import type { Contact } from '../../components/identity/contact.js';
import { ContactProof } from '../../components/identity/ContactProof.js';
import { lead } from '../../components/identity/Identity.css.js';
import { MailContact } from '../../components/identity/MailContact.js';
import { PhoneContact } from '../../components/identity/PhoneContact.js';
import type { Openable } from '../../components/lazyPart.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useRefreshSecurity } from './securityQueries.js';

/** Sets a new mail address, after its code was entered. */
export function MailSheet(props: Openable) {
  return <ContactSheet {...props} channel="mail" />;
}

/** Sets a new phone number, after its code was entered. */
export function PhoneSheet(props: Openable) {
  return <ContactSheet {...props} channel="phone" />;
}

type ContactSheetProps = Openable & { channel: Schemas['CodeRequest']['channel'] };

function ContactSheet({ isOpen, onClose, channel }: ContactSheetProps) {
  const t = useT();
  const refresh = useRefreshSecurity();
  /** Null once the customer wants another. */
  const [contact, setContact] = useState<Contact | null>();
  const Ask = channel === 'mail' ? MailContact : PhoneContact;
  const leave = () => {
    setContact(undefined);
    onClose();
  };
  const save = async (body: Schemas['ContactChange']) => {
    await api.put('/member/contact', { body });
    toast(t('security.contact.done'), { tone: 'success' });
    leave();
    await refresh();
  };
  return (
    <Sheet open={isOpen} onOpenChange={leave} title={t('security.contact.title')}>
      <FormWords>
        {contact === undefined || contact === null ? (
          <>
            <p className={lead}>{t('security.contact.hint')}</p>
            <Ask purpose="bind" isBack={contact === null} onSent={(sentTo) => setContact(sentTo)} />
          </>
        ) : (
          <ContactProof
            contact={contact}
            purpose="bind"
            submitLabel={t('security.contact.submit')}
            onProof={(proof) => save({ ...contact, ...proof })}
          >
            <CodeSent contact={contact} onChange={() => setContact(null)} />
          </ContactProof>
        )}
      </FormWords>
    </Sheet>
  );
}
