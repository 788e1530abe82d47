import type { Schemas } from '@fairlot/api-client';
import { Button } from '@fairlot/ui-kit/button';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { useState } from 'react';
import { CopyField } from '@fairlot/ui-kit/copy-field';
import { totpProof } from '@fairlot/forms/auth';
import { FormField, useZodForm } from '@fairlot/forms/react';
import { CodeField } from '@fairlot/ui-kit/code-field';
import { QrCode } from '@fairlot/ui-kit/qr-code';
import { lead, proof } from '../../components/identity/Identity.css.js';
import { useFocusFirst } from '../../components/identity/useFocusFirst.js';
import { PasswordProof } from '../../components/identity/PasswordProof.js';
import type { Openable } from '../../components/lazyPart.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useRefreshSecurity, useTotp } from './securityQueries.js';
import { FormFailure } from '../../components/FormFailure.js';
import { FormWords } from '../../components/FormWords.js';
import { qr } from './Security.css.js';

type Step =
  | { at: 'start' }
  | { at: 'renew' }
  | { at: 'off' }
  | { at: 'setup'; key: Schemas['TotpKey'] }
  | { at: 'codes'; codes: readonly string[] };

/** The authenticator app: setting it up, new recovery codes, turning it off. */
export function TotpSheet({ isOpen, onClose }: Openable) {
  const t = useT();
  const refresh = useRefreshSecurity();
  const { data: totp } = useTotp();
  const [step, setStep] = useState<Step>({ at: 'start' });
  const leave = () => {
    setStep({ at: 'start' });
    onClose();
    void refresh();
  };
  const start = async (password: string) =>
    setStep({ at: 'setup', key: await api.post('/member/totp', { body: { password } }) });
  const renew = async (password: string) => {
    const { recoveryCodes } = await api.post('/member/totp/recovery', { body: { password } });
    setStep({ at: 'codes', codes: recoveryCodes });
  };
  const turnOff = async (password: string) => {
    await api.post('/member/totp/disable', { body: { password } });
    leave();
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={leave}
      title={t('security.totp')}
      // Codes that are shown only once must not be lost by a tap on the mask.
      dismissible={step.at !== 'codes'}
    >
      {step.at === 'start' && totp?.enabled === true && (
        <div className={proof}>
          <p className={lead}>{t('security.totp.left', { count: totp.recoveryCodesLeft })}</p>
          <Button variant="secondary" fullWidth onClick={() => setStep({ at: 'renew' })}>
            {t('security.totp.renew')}
          </Button>
          <Button variant="critical" fullWidth onClick={() => setStep({ at: 'off' })}>
            {t('security.totp.off')}
          </Button>
        </div>
      )}
      {step.at === 'start' && totp?.enabled === false && (
        <PasswordProof submitLabel={t('security.totp.start')} onProve={start}>
          <p className={lead}>{t('security.totp.hint')}</p>
        </PasswordProof>
      )}
      {step.at === 'renew' && <PasswordProof submitLabel={t('security.totp.renew')} onProve={renew} />}
      {step.at === 'off' && (
        <PasswordProof submitLabel={t('security.totp.off')} variant="critical" onProve={turnOff} />
      )}
      {step.at === 'setup' && (
        <TotpSetup totpKey={step.key} onConfirmed={(codes) => setStep({ at: 'codes', codes })} />
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onSaved={leave} />}
    </Sheet>
  );
}

/** The recovery codes, which are shown only once. */
function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const t = useT();
  return (
    <div className={proof}>
      <p className={lead}>{t('security.totp.saveCodes')}</p>
      <CopyField label={t('security.totp.codes')} value={codes.join('\n')} display={codes.join('  ')} />
      <Button size="large" fullWidth onClick={onSaved}>
        {t('security.totp.saved')}
      </Button>
    </div>
  );
}

interface TotpSetupProps {
  totpKey: Schemas['TotpKey'];
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

const schema = totpProof();

/** The key for the authenticator app, and the code that confirms it. */
function TotpSetup({ totpKey, onConfirmed }: TotpSetupProps) {
  const t = useT();
  const form = useZodForm(schema, {
    defaultValues: { code: '' },
    onSubmit: async (body) => onConfirmed((await api.post('/member/totp/confirm', { body })).recoveryCodes),
  });
  useFocusFirst(form, 'code');
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
            <CodeField {...field} label={t('security.totp.code')} onComplete={() => void form.submit()} />
          )}
        </FormField>
      </FormWords>
      <FormFailure error={form.failure} fields={form.getValues()} />
    </div>
  );
}
