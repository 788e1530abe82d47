export { brandFromTokens, type BrandTokenFile } from './brandFromTokens.js';
export type { BrandOptions } from './brandOptions.js';
export { fairlotDark } from './brands/fairlotDark.css.js';
export { fairlotLight } from './brands/fairlotLight.css.js';
export { secondBrand } from './brands/secondBrand.css.js';
export { wireframe } from './brands/wireframe.css.js';
export { contrast, readable } from './color/contrast.js';
export { contrastFaults, contrastPairs, type ContrastPair } from './contrastPairs.js';
export { vars } from './contract.css.js';
export { propertyName, type ThemeOverrides, type ThemeTokens } from './contractShape.js';
export { colorBlindClass, defineBrand, redUpClass, type Brand, type BrandRule } from './defineBrand.js';
export {
  neutralsOf,
  paletteOf,
  paletteSteps,
  type Neutrals,
  type Palette,
  type PaletteStep,
} from './palette.js';
