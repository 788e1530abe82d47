/** Made by build/messagesPlugin.ts: `virtual:words/de`. */
declare module 'virtual:words/*' {
  import type { KitMessages } from '@fairlot/ui-kit/messages';
  import type { MessageFormatElement } from 'react-intl';
  import type { Namespace } from '../messages/ids.js';

  type Catalogue = Readonly<Record<string, MessageFormatElement[]>>;

  /** The messages of one namespace, or for `virtual:words/de-core`, of the core namespaces. */
  const words: Catalogue;
  export default words;
  /** The messages of the core namespaces. */
  export const core: Catalogue;
  /** Loaders of the other namespaces. A product lacks the namespaces of pages that it lacks. */
  export const namespaces: Readonly<Partial<Record<Namespace, () => Promise<{ default: Catalogue }>>>>;
  /** The kit's messages; undefined for English, which its parts contain. */
  export const kit: Partial<KitMessages> | undefined;
}
