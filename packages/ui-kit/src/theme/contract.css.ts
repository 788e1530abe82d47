import { createGlobalThemeContract } from '@vanilla-extract/css';
import { contractShape, propertyName } from './contractShape.js';

/** Every role of the theme as `var(--uk-...)`. The names are stable: they are the kit's public styling interface. */
export const vars = createGlobalThemeContract(contractShape, (_value, path) => propertyName(path));
