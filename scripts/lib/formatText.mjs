// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from './project.mjs';

/**
 * A text that a program writes, formatted as `npm run format` would.
 * @param {string} name of its file @param {string} text @throws when the text cannot be read
 */
export async function formatText(name, text) {
  const { ignorePatterns: _, ...style } = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(name, text, style);
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}
