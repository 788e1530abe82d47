import type { Schemas } from '@fairlot/api-client';
import { session } from '../../stores/session.js';

/**
 * Runs a sign-in call and starts the session; the guard of the login page then leads on, to `next` or to the profile.
 * `onRefused` hears of a failure before the form does.
 */
export async function signIn(
  call: () => Promise<Schemas['Session']>,
  onRefused: (error: unknown) => void,
): Promise<void> {
  try {
    const { token } = await call();
    session.signIn(token);
  } catch (error) {
    onRefused(error);
    throw error;
  }
}
