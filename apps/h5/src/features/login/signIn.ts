import type { Schemas } from '@fairlot/api-client';
import { session } from '../../state/session.js';

/** What is left to do after the right password, where a customer has an authenticator app. */
export type SecondStep = Schemas['SecondStepNeeded'];

/** Hears how a sign-in went on. */
export interface SignInListener {
  /** Before the form does. */
  readonly onRefused: (error: unknown) => void;
  readonly onSecondStep: (step: SecondStep) => void;
}

/**
 * Runs a sign-in call and starts the session; the guard of the login page then leads on, to `next` or to the profile.
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
