import type { Locale } from '../http/operation.js';

/** The names of the nine markets, which are places, in each language. */
export const marketNames: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  US: { en: 'United States', de: 'USA', es: 'Estados Unidos', fr: 'États-Unis', it: 'Stati Uniti' },
  ES: { en: 'Spain', de: 'Spanien', es: 'España', fr: 'Espagne', it: 'Spagna' },
  FR: { en: 'France', de: 'Frankreich', es: 'Francia', fr: 'France', it: 'Francia' },
  SZ: { en: 'Shenzhen', de: 'Shenzhen', es: 'Shenzhen', fr: 'Shenzhen', it: 'Shenzhen' },
  CN: { en: 'Shanghai', de: 'Shanghai', es: 'Shanghái', fr: 'Shanghai', it: 'Shanghai' },
  HK: { en: 'Hong Kong', de: 'Hongkong', es: 'Hong Kong', fr: 'Hong Kong', it: 'Hong Kong' },
  MY: { en: 'Malaysia', de: 'Malaysia', es: 'Malasia', fr: 'Malaisie', it: 'Malesia' },
  TW: { en: 'Taiwan', de: 'Taiwan', es: 'Taiwán', fr: 'Taïwan', it: 'Taiwan' },
  SG: { en: 'Singapore', de: 'Singapur', es: 'Singapur', fr: 'Singapour', it: 'Singapore' },
};

/** The cities of the markets' time zones, where a language has a name of its own for them. */
export const cityNames: Readonly<Record<string, Partial<Record<Locale, string>>>> = {
  'America/New_York': { es: 'Nueva York' },
  'Europe/Paris': { es: 'París', it: 'Parigi' },
  'Asia/Shanghai': { es: 'Shanghái' },
  'Asia/Hong_Kong': { de: 'Hongkong' },
  'Asia/Taipei': { de: 'Taipeh', es: 'Taipéi' },
  'Asia/Singapore': { de: 'Singapur', es: 'Singapur', fr: 'Singapour' },
};

/** The languages of the app, with the labels of its language picker. */
export const languages = [
  { key: 'en', label: 'English' },
  { key: 'de', label: 'Germany' },
  { key: 'it', label: 'Italy' },
  { key: 'fr', label: 'France' },
  { key: 'es', label: 'Spain' },
  { key: 'ja', label: 'Japan' },
  { key: 'zh', label: 'China' },
] as const;
