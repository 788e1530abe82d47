import type { Schemas } from '@fairlot/api-client';
import { CodeField } from '@fairlot/ui-kit/code-field';
import { CopyField } from '@fairlot/ui-kit/copy-field';
import { QrCode } from '@fairlot/ui-kit/qr-code';
import { useState } from 'react';
import { describeError } from '../../components/describeError.js';
import { lead, proof } from '../../components/identity/Identity.css.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { qr } from './Security.css.js';

export interface TotpSetupProps {
  totpKey: Schemas['TotpKey'];
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The key for the app, and the code that shows that the app has it. */
export function TotpSetup({ totpKey, onConfirmed }: TotpSetupProps) {
  const t = useT();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async (text: string) => {
    setIsBusy(true);
    setError(undefined);
    try {
      const { recoveryCodes } = await api.post('/member/totp/confirm', { body: { code: text } });
      onConfirmed(recoveryCodes);
    } catch (failure) {
      setCode('');
      setError(describeError(failure).join(' '));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={proof}>
      <p className={lead}>{t('security.totp.scan')}</p>
      <div className={qr}>
        <QrCode value={totpKey.uri} label={t('security.totp.qr')} />
      </div>
      <CopyField
        label={t('security.totp.key')}
        value={totpKey.secret}
        display={totpKey.secret.replace(/(.{4})(?=.)/g, '$1 ')}
      />
      <CodeField
        label={t('security.totp.code')}
        value={code}
        onValueChange={setCode}
        onComplete={(text) => void confirm(text)}
        error={error}
        disabled={isBusy}
      />
    </div>
  );
}
