/** Made by build/messagesPlugin.ts: `virtual:words/de`. */
declare module 'virtual:words/*' {
  import type { KitMessages } from '@fairlot/ui-kit/messages';
  import type { MessageFormatElement } from 'react-intl';
  import type { Namespace } from '../messages/ids.js';

  type Catalogue = Readonly<Record<string, MessageFormatElement[]>>;

  /** The words of one namespace, or, for `virtual:words/de-core`, of those that come with every language. */
  const words: Catalogue;
  export default words;
  /** The words of the core namespaces. */
  export const core: Catalogue;
  /** Fetches the words of the others. A product lacks the namespaces of pages that it lacks. */
  export const namespaces: Readonly<Partial<Record<Namespace, () => Promise<{ default: Catalogue }>>>>;
  /** What the kit says, where it is not the English that its parts bring along. */
  export const kit: Partial<KitMessages> | undefined;
}
