export { vars } from './contract.css.js';
export { propertyName, type ThemeOverrides, type ThemeTokens } from './contractShape.js';
