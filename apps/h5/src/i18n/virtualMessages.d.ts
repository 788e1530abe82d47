declare module 'virtual:messages/*' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  const catalogue: Readonly<Record<string, string | MessageFormatElement[]>>;
  export default catalogue;
}
