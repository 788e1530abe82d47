import { globalStyle } from '@vanilla-extract/css';
import { tokensLayer } from '../../css/layers.css.js';
import type { Brand } from '../defineBrand.js';

const camel = (name: string) => name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/**
 * Writes a brand into the style sheet of the calling `.css.ts` file, so that it costs no JavaScript. Returns the
 * theme's class.
 */
export function emitBrand(brand: Brand): string {
  for (const { selector, declarations, media } of brand.rules) {
    const entries = Object.entries(declarations);
    const block = {
      vars: Object.fromEntries(entries.filter(([name]) => name.startsWith('--'))),
      ...Object.fromEntries(
        entries.filter(([name]) => !name.startsWith('--')).map(([name, value]) => [camel(name), value]),
      ),
    };
    globalStyle(selector, {
      '@layer': { [tokensLayer]: media === undefined ? block : { '@media': { [media]: block } } },
    });
  }
  return brand.className;
}
