import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { contentHash } from './contentHash.mjs';
import { cache, root } from './project.mjs';

mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'hashed-'));
const hash = () => contentHash([relative(root, folder)]);
const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('another byte, another name and another file are another content; what a build wrote is none', () => {
  write('src/tokens.json', '#465CFF');
  const first = hash();
  write('src/tokens.json', '#465CFF');
  write('dist/tokens.js', 'built');
  expect(hash()).toBe(first);
  write('src/tokens.json', '#465CFE');
  const second = hash();
  write('src/more.json', '');
  expect(new Set([first, second, hash()]).size).toBe(3);
});
