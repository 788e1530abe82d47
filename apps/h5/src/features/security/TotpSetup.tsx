import type { Schemas } from '@fairlot/api-client';
import { totpProof } from '@fairlot/forms/auth';
import { FormField, useZodForm } from '@fairlot/forms/react';
import { CodeField } from '@fairlot/ui-kit/code-field';
import { CopyField } from '@fairlot/ui-kit/copy-field';
import { QrCode } from '@fairlot/ui-kit/qr-code';
import { FormFailure } from '../../components/FormFailure.js';
import { FormWords } from '../../components/FormWords.js';
import { lead, proof } from '../../components/identity/Identity.css.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { qr } from './Security.css.js';

export interface TotpSetupProps {
  totpKey: Schemas['TotpKey'];
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

const schema = totpProof();

/** The key for the authenticator app, and the code that confirms it. */
export function TotpSetup({ totpKey, onConfirmed }: TotpSetupProps) {
  const t = useT();
  const form = useZodForm(schema, {
    defaultValues: { code: '' },
    onSubmit: async (body) => onConfirmed((await api.post('/member/totp/confirm', { body })).recoveryCodes),
  });
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
      <FormWords>
        <FormField form={form} name="code">
          {(field) => (
            <CodeField
              {...field}
              label={t('security.totp.code')}
              onComplete={() => void form.submit()}
              disabled={form.isSubmitting}
            />
          )}
        </FormField>
      </FormWords>
      <FormFailure error={form.failure} fields={form.getValues()} />
    </div>
  );
}
