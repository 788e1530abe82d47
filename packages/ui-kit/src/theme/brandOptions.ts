import type { ThemeOverrides } from './contractShape.js';
import type { PaletteStep } from './palette.js';

/** The options of a brand. One colour is enough; everything else is computed or has a default. */
export interface BrandOptions {
  /** Becomes the class `uk-<name>`. Lower-case letters, digits and dashes. */
  name: string;
  /** The brand's colour, `#rrggbb`. */
  brand: string;
  /** The colour of selected items, such as of a tab bar, `#rrggbb`. @default the brand's colour */
  selected?: string;
  /** @default 'light' */
  scheme?: 'light' | 'dark';
  /** How much of the brand's hue the greys have, 0 to 0.02. @default 0.012 */
  neutralChroma?: number;
  /** @default 'soft' */
  radius?: 'none' | 'soft' | 'round';
  /** Heights of controls and rows. @default 'comfortable' */
  density?: 'compact' | 'comfortable' | 'large';
  /** A font stack, as CSS. @default the system's */
  font?: string;
  /** A font stack for figures. @default the text's */
  figureFont?: string;
  /** Base colours of messages, `#rrggbb`; adjusted to be readable where they are used. */
  tone?: Partial<Record<'positive' | 'caution' | 'critical' | 'info', string>>;
  /** Base colours of rising and falling figures, `#rrggbb`, and the pair for colour-blind readers. */
  figure?: Partial<Record<'gain' | 'loss' | 'colorBlindGain' | 'colorBlindLoss', string>>;
  /** The colour of a rise until the customer chooses: green, or red as in East Asia. @default 'greenUp' */
  market?: 'greenUp' | 'redUp';
  /** Steps of the palette that are given instead of computed. */
  palette?: Partial<Record<PaletteStep, string>>;
  /** Roles of the contract that are given instead of computed. They are used unchecked. */
  overrides?: ThemeOverrides;
}
