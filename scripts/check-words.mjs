// @ts-check
/**
 * Looks for text that does not belong into a repository: absolute paths of a home or work folder, addresses of
 * package registries, secrets, merge marks, and promises to finish something later.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/project.mjs';

const FEWEST_FILES = 100;
const LARGEST_BYTES = 2_000_000;
const BINARY = /\.(png|jpe?g|webp|ico|woff2?|gz|br|tgz|pdf)$/;

/** @type {readonly {name: string, pattern: RegExp, not?: RegExp}[]} Spelled so that this file does not find itself. */
const RULES = [
  { name: 'path of one machine', pattern: /(?<![\w.])\/(work|home|Users|root)\/(main|shared|[a-z][\w-]*\/)/ },
  {
    name: "registry other than npm's own",
    pattern: /"resolved":\s*"(?!https:\/\/registry\.npmjs\.org\/)[^"]*:/,
  },
  { name: 'registry setting', pattern: /^\s*(@[\w-]+:)?registry\s*=/m, not: /^docs\// },
  { name: 'merge mark', pattern: /^(<{7}|>{7}) /m },
  {
    name: 'unfinished work',
    pattern: new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\\b`),
  },
  {
    name: 'switched-off rule',
    pattern: new RegExp(`${'eslint-' + 'disable'}|@ts-${'ignore'}|@ts-${'nocheck'}`),
    not: /^(eslint\.config\.js|CONTRIBUTING\.md)$/,
  },
  {
    name: 'switched-off test',
    // A skip with a condition and a reason, `skip(condition, reason)`, is allowed: it is counted and shown.
    pattern: new RegExp(
      `\\b(it|test|describe)\\.((${'on' + 'ly'}|${'to' + 'do'})\\(|${'sk' + 'ip'}\\((?!\\w+ [!=]== [^,]+, \\w+\\)))`,
    ),
    // The planted tests are skipped on purpose, to show that a skipped test proves nothing.
    not: /^tests\/boundaries\/planted\//,
  },
  { name: 'private key', pattern: new RegExp(`-----BEGIN ${'[A-Z ]*'}PRIVATE KEY`) },
];

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
  const text = readFileSync(path, 'utf8');
  for (const { name, pattern, not } of RULES) {
    if (not?.test(file) === true) continue;
    const match = pattern.exec(text);
    if (match === null) continue;
    found += 1;
    const line = text.slice(0, match.index).split('\n').length;
    console.error(`${file}:${line}: ${name}: ${match[0].trim().slice(0, 80)}`);
  }
}
console.log(`${files.length} files, ${found} findings`);
if (files.length < FEWEST_FILES) {
  console.error('Too few files were read to believe that result.');
  process.exitCode = 2;
} else if (found > 0) process.exitCode = 1;
