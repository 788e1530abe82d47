export { useKitLocale, type KitLanguage } from './kitLanguage.js';
export { KitProvider, type KitProviderProps } from './KitProvider.js';
