import type { MessageId } from '../messages/ids.js';
import type { Locale } from './locales.js';

declare global {
  /** Types the ids and locales of react-intl. */
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: Locale;
    }
  }
}
