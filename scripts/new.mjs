// @ts-check
/**
 * `npm run new component <name>`: a folder of the UI kit with component, styles, stories, test and index.
 * `npm run new page <path> [area]`: the page's line in the registry, a feature folder, and its words in five languages.
 * `npm run new product <name>`: a folder of products/ that builds: its description, its theme, its mark.
 * What cannot be written by a program (the manifest's entry, real words) is printed as the next step.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, tools } from './lib/project.mjs';
import { run } from './lib/terminal.mjs';

const REGISTRY = 'apps/h5/src/pages.ts';
const LOCALES = ['en', 'de', 'es', 'fr', 'it'];
const USAGE = `npm run new component <kebab-name>       e.g. npm run new component price-tag
npm run new page <path> [area]           e.g. npm run new page /pages/profile/statement profile
npm run new product <name>               e.g. npm run new product acme`;

const [kind, name, area] = process.argv.slice(2);
if (kind === 'component' && name !== undefined) await write(componentFiles(name), componentHint(name));
else if (kind === 'page' && name !== undefined) await write(pageFiles(name, area), pageHint(name, area));
else if (kind === 'product' && name !== undefined) await write(productFiles(name), productHint(name));
else refuse(USAGE);

/** @param {string} name @returns {Record<string, string>} */
function productFiles(name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) refuse(`A product's folder is kebab-case: not "${name}".`);
  const folder = `products/${name}`;
  const tokens = readFileSync(join(root, 'packages/ui-kit/src/tokens/second-brand.tokens.json'), 'utf8');
  const { brand, selected } = JSON.parse(tokens);
  return {
    [`${folder}/product.yaml`]: `# What ${pascal(name)} is: everything that it does not say is as in the app.
name: ${pascal(name)}
theme:
  primary: '${brand.$value}'
  tabSelected: '${selected.$value}'
  darkMode: system
locales:
  default: en
`,
    [`${folder}/brand.tokens.json`]: tokens,
    [`${folder}/icon.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${brand.$value}"/><circle cx="16" cy="16" r="7" fill="#fff"/></svg>
`,
    [`${folder}/messages/en.json`]: '{}\n',
  };
}

/** @param {string} name */
function productHint(name) {
  return `Start it: npm start -- --product ${name}
What it may say: npm run manifest -- emit writes manifest/dist/product.schema.json`;
}

/** @param {string} kebab @returns {Record<string, string>} */
function componentFiles(kebab) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    refuse(`A component's folder is kebab-case: not "${kebab}".`);
  const folder = `packages/ui-kit/src/${kebab}`;
  const Name = pascal(kebab);
  const style = Name.charAt(0).toLowerCase() + Name.slice(1);
  return {
    [`${folder}/${Name}.tsx`]: `import type { ReactNode } from 'react';
import * as css from './${Name}.css.js';

export interface ${Name}Props {
  /** What it shows. */
  children: ReactNode;
}

/** One sentence: what a ${Name} is for, and when to take something else. */
export function ${Name}({ children }: ${Name}Props) {
  return <div className={css.${style}}>{children}</div>;
}
`,
    [`${folder}/${Name}.css.ts`]: `import { component, text } from '../css/index.js';
import { vars } from '../theme/index.js';

export const ${style} = component({ ...text('body'), color: vars.color.ink }, '${kebab}');
`,
    [`${folder}/${Name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${Name} } from './${Name}.js';

const meta: Meta<typeof ${Name}> = {
  title: 'Kit/${Name}',
  component: ${Name},
  args: { children: 'Words' },
};
export default meta;

export const Resting: StoryObj<typeof ${Name}> = {};
`,
    [`${folder}/${Name}.test.tsx`]: `import axe from 'axe-core';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ${Name} } from './index.js';

const host = document.createElement('main');
document.body.append(host);
const reactRoot = createRoot(host);
afterEach(() => reactRoot.render(null));

it('shows its content, and axe has nothing to object to', async () => {
  reactRoot.render(<${Name}>Words</${Name}>);
  await expect.element(page.getByText('Words')).toBeVisible();
  expect((await axe.run(host)).violations).toEqual([]);
});
`,
    [`${folder}/index.ts`]: `export { ${Name}, type ${Name}Props } from './${Name}.js';\n`,
  };
}

/** @param {string} kebab */
function componentHint(kebab) {
  return `Next: a story for each state, then
  npm run test:components -- packages/ui-kit/src/${kebab}
  npm run storybook
Import it as @fairlot/ui-kit/${kebab}.`;
}

/** @param {string} path @param {string} [given] @returns {Record<string, string>} */
function pageFiles(path, given) {
  const { noun, Name, id } = pageNames(path, given);
  const feature = `apps/h5/src/features/${noun}`;
  const registry = readFileSync(join(root, REGISTRY), 'utf8');
  if (registry.includes(`'${path}': {`)) refuse(`${REGISTRY} has ${path} already.`);
  /** @type {Record<string, string>} */
  const files = {
    [REGISTRY]: registry.replace(
      '\n} satisfies',
      `\n  '${path}': {
    load: async () => (await import('./features/${noun}/${Name}.js')).${Name},
  },
} satisfies`,
    ),
    [`${feature}/${Name}.tsx`]: `import { useT } from '${'../'.repeat(2)}i18n/index.js';

/** One sentence: what a customer comes here for. */
export function ${Name}() {
  const t = useT();
  return <h1>{t('${id}.title')}</h1>;
}
`,
  };
  for (const locale of LOCALES) {
    const catalogue = `apps/h5/src/messages/${noun}/${locale}.json`;
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

/** @param {string} path @param {string} [given] */
function pageHint(path, given) {
  const { id } = pageNames(path, given);
  return `Next:
  1. manifest/src/pages, in the file of its area:
       '${path}': { heading: '${id}.title', guard: 'login', seed: 'added' },
  2. the words, in all five catalogues (they stand there with their language's name)
  3. npm run gen, where the area of words is new
  4. npm run manifest -- explain ${path} && npm test -- manifest types
docs/adding-a-page.md has the rest.`;
}

/** @param {string} path @param {string} [given] */
function pageNames(path, given) {
  if (!/^\/pages(\/[a-z][a-z0-9-]*)+$/.test(path))
    refuse(`A page's path looks like /pages/profile/statement: not "${path}".`);
  const parts = path.split('/').slice(2);
  const noun = given ?? (parts[0] === 'main' ? parts[1] : parts[0]) ?? 'app';
  const words = parts.filter((part) => part !== 'main' && part !== 'index');
  return {
    noun,
    Name: pascal(words.join('-')),
    id: `${noun}.${words.filter((word) => word !== noun).join('.') || 'page'}`,
  };
}

/** Writes new files, and grows catalogues and the registry of pages; never replaces code. @param {Record<string, string>} files @param {string} hint */
async function write(files, hint) {
  for (const path of Object.keys(files)) {
    if (!path.endsWith('.json') && path !== REGISTRY && existsSync(join(root, path)))
      refuse(`${path} exists already.`);
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  await run(process.execPath, [tools.prettier, '--write', '--ignore-unknown', ...Object.keys(files)], {
    cwd: root,
  });
  for (const path of Object.keys(files)) console.log(`  ${relative(root, join(root, path))}`);
  console.log(`\n${hint}`);
}

/** @param {string} kebab */
function pascal(kebab) {
  return kebab.replace(/(^|-)([a-z0-9])/g, (_match, _dash, /** @type {string} */ letter) =>
    letter.toUpperCase(),
  );
}

/** @param {string} why @returns {never} */
function refuse(why) {
  console.error(why);
  process.exit(2);
}
