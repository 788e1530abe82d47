import { Banner } from '@fairlot/ui-kit/banner';
import { describeError } from '../describeError.js';

/**
 * What the server said of a form as a whole, above its button. Nothing where all it said stands beside the fields.
 * @param failure what the request threw; undefined or null: nothing went wrong
 */
export function Refusal({ title, failure }: { title: string; failure: unknown }) {
  const words = failure === undefined || failure === null ? [] : describeError(failure);
  if (words.length === 0) return null;
  return (
    <Banner tone="critical" role="alert" title={title}>
      {words.join(' ')}
    </Banner>
  );
}
