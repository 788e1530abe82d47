import tokens from '../../tokens/second-brand.tokens.json' with { type: 'json' };
import { brandFromTokens } from '../brandFromTokens.js';
import { defineBrand } from '../defineBrand.js';
import { emitBrand } from './emitBrand.js';

/** Class of an example brand of another product: green, round, large. */
export const secondBrand = emitBrand(defineBrand(brandFromTokens('second-brand', tokens)));
