import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { requiredMark } from './FieldText.css.js';

const english = { required: en.required };

/**
 * The required mark of a group, which is part of the group's name, because the role `group` has no `aria-required`.
 */
export function RequiredMark() {
  const messages = useKitMessages(english);
  return (
    <span role="img" aria-label={`, ${messages.required}`} data-part="required-mark" className={requiredMark}>
      *
    </span>
  );
}
