import { Banner } from '@fairlot/ui-kit/banner';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { TextField } from '@fairlot/ui-kit/text-field';
import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { PasswordProof } from '../../components/identity/PasswordProof.js';
import type { Openable } from '../../components/lazyPart.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { deviceName } from './deviceName.js';
import { useRefreshSecurity, useSessions } from './securityQueries.js';

const MAX_NAME = 40;

/** Adds a passkey: first the login password, then the device's own dialog. */
export function PasskeySheet({ isOpen, onClose }: Openable) {
  const t = useT();
  const refresh = useRefreshSecurity();
  const [name, setName] = useState('');
  const session = useSessions().data?.find(({ current }) => current);
  // The passkey is listed on other devices too, where "This device" would name the wrong one.
  const device = ((session && deviceName(session, t)) ?? t('security.thisDevice')).slice(0, MAX_NAME);
  const [problem, setProblem] = useState<'failed' | 'known'>();
  const leave = () => {
    setName('');
    setProblem(undefined);
    onClose();
  };
  const add = async (password: string) => {
    setProblem(undefined);
    const { options } = await api.post('/member/passkey/options', { body: { password } });
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
    const credential = await startRegistration({ optionsJSON }).catch((error: unknown) =>
      setProblem(isKnown(error) ? 'known' : 'failed'),
    );
    if (credential === undefined) return;
    const called = name.trim() === '' ? device : name.trim();
    await api.post('/member/passkey', { body: { name: called, credential: JSON.stringify(credential) } });
    leave();
    await refresh();
  };
  return (
    <Sheet open={isOpen} onOpenChange={leave} title={t('security.passkeys.add')}>
      <PasswordProof submitLabel={t('security.passkeys.add')} onProve={add}>
        <TextField
          label={t('security.passkeys.name')}
          value={name}
          onValueChange={setName}
          maxLength={MAX_NAME}
          placeholder={device}
        />
        {problem !== undefined && (
          <Banner tone="critical" role="alert">
            {t(`security.passkeys.${problem}`)}
          </Banner>
        )}
      </PasswordProof>
    </Sheet>
  );
}

/** Whether the device has a passkey for this account already, so that it makes no second one. */
const isKnown = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError';
