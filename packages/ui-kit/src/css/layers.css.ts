import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers of the kit, weakest first. A product's own CSS is outside of them, so it always wins, whatever its
 * specificity and load order.
 */
globalLayer('kit');
export const resetLayer = globalLayer({ parent: 'kit' }, 'reset');
export const tokensLayer = globalLayer({ parent: 'kit' }, 'tokens');
export const componentsLayer = globalLayer({ parent: 'kit' }, 'components');
