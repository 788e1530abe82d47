declare module 'virtual:messages/*' {
  import type { KitMessages } from '@fairlot/ui-kit/messages';
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  const catalogue: Readonly<Record<string, string | MessageFormatElement[]>>;
  export default catalogue;
  /** What the kit says, where it is not the English that its parts bring along. */
  export const kit: Partial<KitMessages> | undefined;
}
