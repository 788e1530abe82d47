import { Banner } from '@fairlot/ui-kit/banner';
import { describeError } from '../describeError.js';

/** What went wrong with a form as a whole, where it stays until the next try. */
export function FormFailure({ error }: { error: unknown }) {
  const messages = error === undefined ? [] : describeError(error);
  if (messages.length === 0) return null;
  return (
    <Banner tone="critical" role="alert">
      {messages.join(' ')}
    </Banner>
  );
}
