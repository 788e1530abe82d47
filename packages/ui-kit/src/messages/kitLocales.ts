/** The languages that the kit has sentences for. For others, pass messages to `KitProvider`. */
export const kitLocales = ['en', 'de', 'es', 'fr', 'it', 'ja', 'zh'] as const;
export type KitLocale = (typeof kitLocales)[number];
