// @ts-check
import { readdirSync } from 'node:fs';

/**
 * The types of all catalogues. Each folder of messages is a namespace.
 * @param {string} messages the folder of the catalogues
 */
export function writeNamespaces(messages) {
  const names = readdirSync(messages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return `// Written by \`npm run gen\` from the folders of this one. Do not edit.

/** The English words of each namespace. */
export interface Catalogues {
${names.map((name) => `  ${name}: typeof import('./${name}/en.json');`).join('\n')}
}
`;
}
