import tokens from '../../tokens/wireframe.tokens.json' with { type: 'json' };
import { brandFromTokens } from '../brandFromTokens.js';
import { defineBrand } from '../defineBrand.js';
import { emitBrand } from './emitBrand.js';

/** Class of the theme without colour, for judging structure. */
export const wireframe = emitBrand(defineBrand(brandFromTokens('wireframe', tokens)));
