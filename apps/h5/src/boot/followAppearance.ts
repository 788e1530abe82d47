import { isDark, onAppearance } from '../state/appearance.js';

/** The theme's classes; see build/brand.ts. */
const LIGHT = 'uk-brand';
const DARK = 'uk-brand-dark';

/**
 * Draws the app light or dark, as the manifest, the customer and the device determine. firstPaint.ts has set the
 * first state already.
 */
export function followAppearance(): void {
  const draw = () => {
    const { classList } = document.documentElement;
    classList.toggle(DARK, isDark());
    classList.toggle(LIGHT, !isDark());
  };
  onAppearance(draw);
  draw();
}
