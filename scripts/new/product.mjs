// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { pascal, requireKebab } from './names.mjs';

/** @param {string} name @returns {Record<string, string>} */
export function productFiles(name) {
  requireKebab('product', name);
  const folder = `products/${name}`;
  const tokens = readFileSync(join(root, 'packages/ui-kit/src/tokens/second-brand.tokens.json'), 'utf8');
  const { brand, selected } = JSON.parse(tokens);
  return {
    [`${folder}/product.yaml`]: `# What ${pascal(name)} is: everything that it does not say is as in the app.
name: '${pascal(name)}'
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
export function productHint(name) {
  return `Start it: npm start -- --product ${name}
What it may say: npm run manifest -- emit writes manifest/dist/product.schema.json`;
}
