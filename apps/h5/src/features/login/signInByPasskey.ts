import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { api } from '../../state/client.js';
import { session } from '../../state/session.js';

/** Signs in with a passkey of this device. Closing the device's dialog cancels. @throws ApiError */
export async function signInByPasskey(): Promise<void> {
  const { options } = await api.post('/member/login/passkey/options');
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  const credential = await startAuthentication({ optionsJSON }).catch(() => undefined);
  if (credential === undefined) return;
  const { token } = await api.post('/member/login/passkey', {
    body: { credential: JSON.stringify(credential) },
  });
  session.signIn(token);
}
