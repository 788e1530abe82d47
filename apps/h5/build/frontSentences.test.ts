import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { frontDoors } from '../src/boot/frontDoors.js';
import { saidByFrontDoors, unspokenLater } from './frontSentences.js';

const MESSAGES = join(import.meta.dirname, '../src/messages');
let copy: string | undefined;
afterEach(() => {
  if (copy !== undefined) rmSync(copy, { recursive: true });
  copy = undefined;
});

it('the pages that the start names itself are those whose words it brings along', () => {
  const source = readFileSync(join(MESSAGES, '../boot/pages.ts'), 'utf8');
  const named = [...source.matchAll(/^ {2}'(.+?)': \{ load/gm)].map((match) => match[1]);
  const started = frontDoors.filter(({ words }) => words === 'start').map(({ path }) => path);
  expect(named.sort()).toEqual(started.sort());
});

it('what a front door loads later says nothing that is not there by then', () => {
  expect(unspokenLater(MESSAGES)).toEqual([]);
});

it('sees a part that is loaded later without its words', () => {
  copy = mkdtempSync(join(tmpdir(), 'front-'));
  cpSync(join(MESSAGES, '..'), join(copy, 'src'), { recursive: true });
  const star = join(copy, 'src/components/WatchStar.tsx');
  const code = readFileSync(star, 'utf8');
  expect(code).toContain("withWords(import('./WatchlistSheet.js'))");
  writeFileSync(
    star,
    code.replace("withWords(import('./WatchlistSheet.js'))", "import('./WatchlistSheet.js')"),
  );
  expect(unspokenLater(join(copy, 'src/messages'))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^WatchlistSheet\.tsx: watchlist\./)]),
  );
});

it('the words of a front door are its own and those of the start, and few', () => {
  const { start, front } = saidByFrontDoors(MESSAGES);
  const own = [...front].filter((id) => !start.has(id));
  expect(own).toEqual(expect.arrayContaining(['market.rankings', 'stockQuote.facts', 'chart.range']));
  expect(own.filter((id) => id.startsWith('deposit.'))).toEqual([]);
});
