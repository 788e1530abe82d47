// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { camel, pascal, sharedParts } from './names.mjs';

const REGISTRY = 'apps/h5/src/pages.ts';
const AREAS = 'manifest/src/pages';
const MESSAGES = 'apps/h5/src/messages';
const LOCALES = ['en', 'de', 'es', 'fr', 'it'];

/** What `npm run gen` generates from the page's words, if their folder is new. @param {string} path @param {string} [given] */
export const pageGenerated = (path, given) =>
  existsSync(join(root, MESSAGES, pageNames(path, given).noun)) ? [] : [`${MESSAGES}/namespaces.gen.ts`];

/** @param {string} path @param {string} [given] @returns {Record<string, string>} */
export function pageFiles(path, given) {
  const { noun, Name, id } = pageNames(path, given);
  const feature = `apps/h5/src/features/${noun}`;
  const registry = readFileSync(join(root, REGISTRY), 'utf8');
  /** @type {Record<string, string>} */
  const files = {
    [REGISTRY]: registry.replace(
      '\n} satisfies',
      `\n  '${path}': {
    load: async () => (await import('./features/${noun}/${Name}.js')).${Name},
    words: ['${noun}'],
  },
} satisfies`,
    ),
    ...withManifestEntry(path, id),
    [`${feature}/${Name}.tsx`]: `import { useT } from '${'../'.repeat(2)}i18n/index.js';

/** One sentence: what a customer comes here for. */
export function ${Name}() {
  const t = useT();
  return <h1>{t('${id}.title')}</h1>;
}
`,
  };
  for (const locale of LOCALES) {
    const catalogue = `${MESSAGES}/${noun}/${locale}.json`;
    const known = existsSync(join(root, catalogue))
      ? JSON.parse(readFileSync(join(root, catalogue), 'utf8'))
      : {};
    if (`${id}.title` in known) continue;
    const words = `${Name} (${locale})`;
    known[`${id}.title`] = locale === 'en' ? { message: words, description: 'Heading of the page' } : words;
    files[catalogue] = `${JSON.stringify(known, null, 2)}\n`;
  }
  return files;
}

/**
 * The manifest's file with the most similar pages, with the new page at its end. By default a page requires a login
 * and has a back button.
 * @param {string} path @param {string} id @returns {Record<string, string>}
 */
function withManifestEntry(path, id) {
  const files = readdirSync(join(root, AREAS)).map((name) => {
    const file = `${AREAS}/${name}`;
    const text = readFileSync(join(root, file), 'utf8');
    const shared = [...text.matchAll(/^  '(\/pages\/[^']+)': \{/gm)].map(([, each = '']) =>
      sharedParts(each, path),
    );
    // The file also contains addresses that only redirect to another page.
    if (text.includes(`'${path}'`)) throw new Error(`${file} has ${path} already.`);
    return { file, text, nearness: Math.max(0, ...shared) };
  });
  const [nearest] = files.sort((a, b) => b.nearness - a.nearness);
  if (nearest === undefined) throw new Error(`There are no pages in ${AREAS}`);
  const entry = `  '${path}': { heading: '${id}.title' },`;
  return { [nearest.file]: nearest.text.replace(/\n\}\);\n$/, `\n${entry}\n});\n`) };
}

/** @param {string} path @param {string} [given] */
export function pageHint(path, given) {
  const { noun } = pageNames(path, given);
  return `Next: what the page shows, and its words in ${MESSAGES}/${noun} (they stand there with their language's name).
npm run manifest -- explain ${path} says what it works out to; the journeys open every page of the manifest by themselves.
docs/adding-a-page.md has the rest.`;
}

/** @param {string} path @param {string} [given] */
function pageNames(path, given) {
  // These two parts are in the address of each tab and say nothing about the page.
  const words = path.split('/').filter((part) => !['', 'pages', 'main', 'index'].includes(part));
  if (!/^\/pages(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)+$/.test(path) || words.length === 0)
    throw new Error(`A page's path looks like /pages/profile/statement: not "${path}".`);
  if (given !== undefined && !/^[a-z][A-Za-z0-9]*$/.test(given))
    throw new Error(`An area is a folder of features, such as profile or payPassword: not "${given}".`);
  const noun = given ?? camel(words[0] ?? '');
  const rest = words.map(camel).filter((word) => word !== noun);
  return { noun, Name: pascal(words.join('-')), id: [noun, ...rest].join('.') };
}
