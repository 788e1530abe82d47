import tokens from '../../tokens/fairlot.tokens.json' with { type: 'json' };
import { brandFromTokens } from '../brandFromTokens.js';
import { defineBrand } from '../defineBrand.js';
import { emitBrand } from './emitBrand.js';

/** Class of the light Fairlot theme, the one the app ships. */
export const fairlotLight = emitBrand(defineBrand(brandFromTokens('fairlot-light', tokens)));
