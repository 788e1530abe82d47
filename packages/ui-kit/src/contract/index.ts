/** The roles of a theme, without any theme: what style files of a product are written with. */
export { vars } from '../theme/contract.css.js';
export { colorBlindClass, redUpClass } from '../theme/defineBrand.js';
