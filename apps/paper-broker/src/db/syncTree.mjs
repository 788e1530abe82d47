// @ts-check
import fs from 'node:fs';
import { join } from 'node:path';

/**
 * Waits until the disk has a directory and everything in it.
 * @param {string} directory
 */
export function syncTree(directory) {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(directory);
}

/**
 * Waits until the disk has a file, or the names in a directory.
 * @param {string} path
 */
export function syncPath(path) {
  const file = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}
