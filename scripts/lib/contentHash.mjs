// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './project.mjs';

const NOT_INPUTS = new Set(['node_modules', 'dist', '.cache']);

/**
 * A hash of the content of files and folders. A build compares it to know whether its inputs have changed; dates do
 * not say so after a checkout.
 * @param {readonly string[]} paths below the repository's root
 */
export function contentHash(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addToHash(hash, join(root, path));
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} path */
function addToHash(hash, path) {
  if (!existsSync(path)) return;
  /** @type {import('node:fs').Dirent[] | undefined} */
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!NOT_INPUTS.has(entry.name)) addToHash(hash, join(path, entry.name));
  }
}
