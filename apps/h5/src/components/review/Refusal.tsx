import { describeError } from '../describeError.js';
import { FailureBanner } from '../FailureBanner.js';

/**
 * The server's refusal of a form as a whole, shown above its button.
 * @param failure the thrown value of the request; undefined or null if it did not fail
 */
export function Refusal({ title, failure }: { title: string; failure: unknown }) {
  const words = failure === undefined || failure === null ? [] : describeError(failure);
  return <FailureBanner title={title} failure={failure} words={words.join(' ')} />;
}
