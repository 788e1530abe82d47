// @ts-check
/**
 * Looks for text that does not belong into a repository: absolute paths of a home or work folder, addresses of
 * package registries, secrets, merge marks, and promises to finish something later.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/project.mjs';
import { findWords } from './lib/wordRules.mjs';

const FEWEST_FILES = 100;
const LARGEST_BYTES = 2_000_000;
const BINARY = /\.(png|jpe?g|webp|ico|woff2?|gz|br|tgz|pdf)$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64_000_000,
})
  .split('\0')
  .filter((file) => file !== '' && !BINARY.test(file) && existsSync(join(root, file)));

let found = 0;
for (const file of files) {
  const path = join(root, file);
  if (statSync(path).size > LARGEST_BYTES) continue;
  for (const finding of findWords(file, readFileSync(path, 'utf8'))) {
    found += 1;
    console.error(finding);
  }
}
console.log(`${files.length} files, ${found} findings`);
if (files.length < FEWEST_FILES) {
  console.error('Too few files were read to believe that result.');
  process.exitCode = 2;
} else if (found > 0) process.exitCode = 1;
