import { describeError } from '../describeError.js';
import { FailureBanner } from '../FailureBanner.js';

/**
 * What the server refused about a form as a whole, above its button.
 * @param failure what the request threw; undefined or null: nothing went wrong
 */
export function Refusal({ title, failure }: { title: string; failure: unknown }) {
  const words = failure === undefined || failure === null ? [] : describeError(failure);
  return <FailureBanner title={title} failure={failure} words={words.join(' ')} />;
}
