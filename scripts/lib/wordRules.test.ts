import { expect, it } from 'vitest';
import { findWords } from './wordRules.mjs';

/** Each text has one fault, and is joined here so that the check does not find it in this file. */
const planted: readonly (readonly [rule: string, text: string])[] = [
  ['path of one machine', ['see ', 'home', 'ada', 'fairlot'].join('/')],
  ["registry other than npm's own", `"${'resolved'}": "https://registry.example/react.tgz"`],
  ['registry setting', ['registry', 'https://registry.example/'].join('=')],
  ['merge mark', `${'<'.repeat(7)} HEAD`],
  ['unfinished work', `// ${'TO'}${'DO'}: later`],
  ['switched-off rule', `// ${'eslint'}-${'disable'}-next-line`],
  ['switched-off rule', `// ${'oxlint'}-${'disable'}-line`],
  ['switched-off test', `it.${'on'}${'ly'}('passes', () => undefined)`],
  ['private key', `-----BEGIN ${'RSA'} PRIVATE KEY`],
];

it.each(planted)('the check of words finds: %s', (rule, text) => {
  expect(findWords('apps/h5/src/a.ts', `first line\n${text}\n`)).toEqual([
    expect.stringMatching(new RegExp(`^apps/h5/src/a\\.ts:2: ${rule}: `)),
  ]);
});

it('the check of words has nothing against a skip that says when and why', () => {
  const text = `test.${'skip'}(platform !== 'linux', reason)`;
  expect(findWords('tests/a.spec.ts', text)).toEqual([]);
});
