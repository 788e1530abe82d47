import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers of the kit, weakest first. A product's own CSS sits outside of them and therefore always wins,
 * whatever its specificity and wherever its style sheet is loaded.
 */
globalLayer('kit');
export const resetLayer = globalLayer({ parent: 'kit' }, 'reset');
export const tokensLayer = globalLayer({ parent: 'kit' }, 'tokens');
export const componentsLayer = globalLayer({ parent: 'kit' }, 'components');
