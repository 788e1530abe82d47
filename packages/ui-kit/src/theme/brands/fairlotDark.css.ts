import tokens from '../../tokens/dark.tokens.json' with { type: 'json' };
import { brandFromTokens } from '../brandFromTokens.js';
import { defineBrand } from '../defineBrand.js';
import { emitBrand } from './emitBrand.js';

/** Class of the dark Fairlot theme. */
export const fairlotDark = emitBrand(defineBrand(brandFromTokens('fairlot-dark', tokens)));
