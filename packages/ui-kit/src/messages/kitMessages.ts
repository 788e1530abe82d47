import type * as en from './en.js';

/** Every sentence of the kit in one language. */
export type KitMessages = Readonly<Record<keyof typeof en, string>>;
