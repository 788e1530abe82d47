import { catalogueOf, h5 } from '@fairlot/manifest';

/** The words of the manifest: English with its descriptions, the others without. */
const catalogues = import.meta.glob<Readonly<Record<string, string | { message: string }>>>(
  '../apps/h5/src/messages/manifest/*.json',
  { import: 'default', eager: true },
);

/** Every address of the app, from its manifest. Markdown. */
export const routeCatalogue = catalogueOf(h5, (key, locale) => {
  const said = catalogues[`../apps/h5/src/messages/manifest/${locale}.json`]?.[key] ?? key;
  return typeof said === 'string' ? said : said.message;
});
