import { Button } from '@fairlot/ui-kit/button';
import { useState } from 'react';
import { canUsePasskeys } from '../../components/identity/passkeySupport.js';
import { FormFailure } from '../../components/FormFailure.js';
import { useT } from '../../i18n/index.js';

/** Signs in with a passkey. The code for it is loaded on the first press. */
export function PasskeyButton() {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  if (!canUsePasskeys()) return null;
  const press = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { signInByPasskey } = await import('./signInByPasskey.js');
      await signInByPasskey();
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <FormFailure error={failure} />
      <Button variant="secondary" size="large" fullWidth busy={isBusy} onClick={() => void press()}>
        {t('login.passkey')}
      </Button>
    </>
  );
}
