/** The roles of a theme, without any theme, for a product's style files. */
export { vars } from '../theme/contract.css.js';
export { colorBlindClass, redUpClass } from '../theme/defineBrand.js';
