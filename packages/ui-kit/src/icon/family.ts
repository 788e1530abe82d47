import type { IconComponent } from './createIcon.js';
import * as everything from './index.js';

const isIcon = (entry: [string, unknown]): entry is [string, IconComponent] =>
  /^[A-Z]\w*Icon$/.test(entry[0]);

/** Every icon that the kit exports, by name, for pictures and tests. Products import single icons instead. */
export const family = Object.entries<unknown>(everything)
  .filter(isIcon)
  .sort(([a], [b]) => (a < b ? -1 : 1));
