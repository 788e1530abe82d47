import type { Schemas } from '@fairlot/api-client';
import { Button } from '@fairlot/ui-kit/button';
import { useState } from 'react';
import { CoolingNotice } from '../../components/CoolingNotice.js';
import { contactText, ensureCode, type Contact } from '../../components/identity/contact.js';
import { ContactProof } from '../../components/identity/ContactProof.js';
import { FormFailure } from '../../components/FormFailure.js';
import { lead, proof } from '../../components/identity/Identity.css.js';
import { useT } from '../../i18n/index.js';

export interface ForgottenProofProps {
  profile: Schemas['Profile'];
  /** Rejects with the server's refusal, which is then shown here. */
  onProof: (proof: { password: string; code: string }) => Promise<void>;
}

/** For a forgotten payment password: a code sent to the customer's own address, and the login password. */
export function ForgottenProof({ profile, onProof }: ForgottenProofProps) {
  const t = useT();
  const contact = ownContact(profile);
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await ensureCode(contact, 'pay_password');
      setIsSent(true);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  if (!isSent) {
    return (
      <div className={proof}>
        <p className={lead}>{t('security.pay.forgotHint', { contact: contactText(contact) })}</p>
        <CoolingNotice>{(hours) => t('security.pay.cooling', { hours })}</CoolingNotice>
        <FormFailure error={failure} />
        <Button size="large" fullWidth busy={isBusy} onClick={() => void send()}>
          {t('identity.sendCode')}
        </Button>
      </div>
    );
  }
  return (
    <ContactProof
      contact={contact}
      purpose="pay_password"
      submitLabel={t('security.pay.save')}
      onProof={onProof}
    />
  );
}

function ownContact({ mail, phone, areaCode }: Schemas['Profile']): Contact {
  return mail === null ? { phone: phone ?? '', areaCode: areaCode ?? '' } : { mail };
}
