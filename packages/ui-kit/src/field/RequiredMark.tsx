import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { requiredMark } from './FieldText.css.js';

const english = { required: en.required };

/** The sign of a group that must be filled, said with its name: a group has no state of its own that says so. */
export function RequiredMark() {
  const messages = useKitMessages(english);
  return (
    <span role="img" aria-label={`, ${messages.required}`} data-part="required-mark" className={requiredMark}>
      *
    </span>
  );
}
