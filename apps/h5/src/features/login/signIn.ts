import type { Schemas } from '@fairlot/api-client';
import { session } from '../../state/session.js';

/** The second step after the password, for a customer with an authenticator app. */
export type SecondStep = Schemas['SecondStepNeeded'];

/** Callbacks of a sign-in. */
export interface SignInListener {
  /** Called before the form handles the error. */
  readonly onRefused: (error: unknown) => void;
  readonly onSecondStep: (step: SecondStep) => void;
}

/**
 * Runs a sign-in call and starts the session; the guard of the login page then redirects to `next` or to the profile.
 */
export async function signIn(
  call: () => Promise<Schemas['Session'] | SecondStep>,
  { onRefused, onSecondStep }: SignInListener,
): Promise<void> {
  try {
    const answer = await call();
    if ('challenge' in answer) onSecondStep(answer);
    else session.signIn(answer.token);
  } catch (error) {
    onRefused(error);
    throw error;
  }
}
