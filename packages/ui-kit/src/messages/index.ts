export { de } from './de.js';
export * as en from './en.js';
export { es } from './es.js';
export { fr } from './fr.js';
export { it } from './it.js';
export { ja } from './ja.js';
export type { KitMessages } from './kitMessages.js';
export {
  fillMessage,
  getKitMessages,
  kitLocales,
  loadKitMessages,
  setKitMessages,
  subscribeToKitMessages,
  type KitLocale,
} from './registry.js';
export { useKitMessages } from './useKitMessages.js';
export { zh } from './zh.js';
