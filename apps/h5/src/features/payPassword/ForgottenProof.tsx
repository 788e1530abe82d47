import type { Schemas } from '@fairlot/api-client';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { useState } from 'react';
import { CoolingNotice } from '../../components/CoolingNotice.js';
import { contactText, ensureCode, type Contact } from '../../components/identity/contact.js';
import { ContactCodeField } from '../../components/identity/ContactCodeField.js';
import { FormFailure } from '../../components/FormFailure.js';
import { lead, proof } from '../../components/identity/Identity.css.js';
import { PasswordProof } from '../../components/identity/PasswordProof.js';
import { useT } from '../../i18n/index.js';

export interface ForgottenProofProps {
  profile: Schemas['Profile'];
  /** What was refused the last time. */
  refusal: string | undefined;
  onProof: (proof: { password: string; code: string }) => void;
}

/** For a forgotten payment password: a code to an own address, and the login password. */
export function ForgottenProof({ profile, refusal, onProof }: ForgottenProofProps) {
  const t = useT();
  const contact = ownContact(profile);
  const [isSent, setIsSent] = useState(refusal !== undefined);
  const [code, setCode] = useState('');
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
    <PasswordProof
      submitLabel={t('security.continue')}
      onProve={(password) => {
        onProof({ password, code });
        return Promise.resolve();
      }}
    >
      {refusal !== undefined && (
        <Banner tone="critical" role="alert">
          {refusal}
        </Banner>
      )}
      <ContactCodeField contact={contact} purpose="pay_password" value={code} onValueChange={setCode} />
    </PasswordProof>
  );
}

function ownContact({ mail, phone, areaCode }: Schemas['Profile']): Contact {
  return mail === null ? { phone: phone ?? '', areaCode: areaCode ?? '' } : { mail };
}
