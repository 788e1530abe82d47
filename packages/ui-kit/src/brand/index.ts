/** Defines themes without CSS or DOM, for build tools and servers in plain Node. */
export { brandFromTokens, type BrandTokenFile } from '../theme/brandFromTokens.js';
export type { BrandOptions } from '../theme/brandOptions.js';
export { contrast, readable } from '../theme/color/contrast.js';
export { contrastFaults, contrastPairs, type ContrastPair } from '../theme/contrastPairs.js';
export { defineBrand, type Brand, type BrandRule } from '../theme/defineBrand.js';
