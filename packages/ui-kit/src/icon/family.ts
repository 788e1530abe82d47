import type { IconComponent } from './createIcon.js';
import * as everything from './index.js';

const isIcon = (entry: [string, unknown]): entry is [string, IconComponent] =>
  /^[A-Z]\w*Icon$/.test(entry[0]);

/** Every picture that the kit exports, by name: what is drawn and tested as one family. Not for products, which take what they show. */
export const family = Object.entries<unknown>(everything)
  .filter(isIcon)
  .sort(([a], [b]) => (a < b ? -1 : 1));
