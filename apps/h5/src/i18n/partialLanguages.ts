import type { Importers, Locale, WholeLocale } from './language.js';

/** Languages that go as far as they are translated; the build puts English in the place of the rest. */
export const partialLanguages: Readonly<Record<Exclude<Locale, WholeLocale>, Importers>> = {
  ja: {
    start: () => import('virtual:messages/ja'),
    front: () => import('virtual:messages/ja/front'),
    rest: () => import('virtual:messages/ja/rest'),
  },
  zh: {
    start: () => import('virtual:messages/zh'),
    front: () => import('virtual:messages/zh/front'),
    rest: () => import('virtual:messages/zh/rest'),
  },
};
