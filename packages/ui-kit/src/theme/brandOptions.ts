import type { ThemeOverrides } from './contractShape.js';
import type { PaletteStep } from './palette.js';

/** The options of a brand. One colour is enough; everything else is computed or has a default. */
export interface BrandOptions {
  /** The name in the theme's class, `uk-<name>`: lower-case letters, digits and dashes. */
  name: string;
  /** The brand's colour, `#rrggbb`. */
  brand: string;
  /** The colour of selected items, such as of a tab bar, `#rrggbb`. @default the brand's colour */
  selected?: string | undefined;
  /** Whether surfaces are light or dark. A product with both defines two brands. @default 'light' */
  scheme?: 'light' | 'dark' | undefined;
  /** How much of the brand's hue the greys have, 0 to 0.02. @default 0.012 */
  neutralChroma?: number | undefined;
  /** How round the corners of controls, cards and sheets are. @default 'soft' */
  radius?: 'none' | 'soft' | 'round' | undefined;
  /** Heights of controls and rows. @default 'comfortable' */
  density?: 'compact' | 'comfortable' | 'large' | undefined;
  /** The fonts of text, as CSS `font-family`. @default the system's */
  font?: string | undefined;
  /** The fonts of figures, as CSS `font-family`. @default `font` */
  figureFont?: string | undefined;
  /** The base colours of messages, `#rrggbb`; made lighter or darker where they would be unreadable. @default the kit's */
  tone?: Partial<Record<'positive' | 'caution' | 'critical' | 'info', string>> | undefined;
  /** The base colours of rising and falling figures, `#rrggbb`, adjusted like `tone`. @default the kit's */
  figure?: Partial<Record<'gain' | 'loss' | 'colorBlindGain' | 'colorBlindLoss', string>> | undefined;
  /** The colour of a rise until the customer chooses: green, or red as in East Asia. @default 'greenUp' */
  market?: 'greenUp' | 'redUp' | undefined;
  /** Steps of the brand's palette, `#rrggbb`, instead of computed ones. @default all are computed */
  palette?: Partial<Record<PaletteStep, string>> | undefined;
  /**
   * Roles of the contract instead of computed ones. An unknown role throws; contrast is not checked, but
   * `contrastFaults` lists what is too low. @default all are computed
   */
  overrides?: ThemeOverrides | undefined;
}
