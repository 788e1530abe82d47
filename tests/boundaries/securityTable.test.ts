import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/lib/project.mjs';
import { readSecurityTable } from '../../scripts/lib/securityTable.mjs';

const numbers = (parse(readFileSync(join(root, 'tests/coverage/asvs.yaml'), 'utf8')) as string[][]).flat();

/** The tests that a table names and the repository does not have. */
const missing = (proofs: readonly { file: string; title: string }[]) =>
  proofs
    .filter(
      ({ file, title }) =>
        !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(title),
    )
    .map(({ file, title }) => `${file} ${title}`);

describe('docs/security.md', () => {
  const { proofs, faults } = readSecurityTable(readFileSync(join(root, 'docs/security.md'), 'utf8'), numbers);

  it('has every requirement of ASVS in one row, with tests, a reason or an open risk', () => {
    expect(numbers).toHaveLength(253);
    expect(faults).toEqual([]);
  });

  it('names tests that there are', () => {
    expect(proofs.length).toBeGreaterThan(100);
    expect(missing(proofs)).toEqual([]);
  });
});

describe('a table of security', () => {
  const row = (first: string, last: string) => `| ${first} | what protects | ${last} |`;
  const read = (...rows: string[]) => readSecurityTable(rows.join('\n'), ['1.1.1', '1.1.2', '1.2.1']);

  it('is faulty where a requirement is missing, stands twice or is unknown', () => {
    const { faults } = read(
      row('1.1.1–1.1.2, 1.1.2', 'Does not apply: none'),
      row('9.9.9', 'Open risk: one'),
    );
    expect(faults).toEqual([
      '9.9.9: there is no such requirement',
      '1.1.2: stands in 2 rows instead of one',
      '1.2.1: stands in 0 rows instead of one',
    ]);
  });

  it('is faulty where a row is proved by words', () => {
    const { faults } = read(row('1.1.1–1.2.1', 'the same<br>Open risk: one'));
    expect(faults).toEqual(['1.1.1–1.2.1: "the same" is neither a test nor a reason']);
  });

  it('is faulty where a test is gone', () => {
    const self = 'tests/boundaries/securityTable.test.ts';
    const gone = 'not there'.replace(' ', ' and never ');
    const { proofs } = read(
      row('1.1.1–1.2.1', `\`${self}\` names tests that there are<br>\`${self}\` ${gone}`),
    );
    expect(missing(proofs)).toEqual([`${self} ${gone}`]);
  });
});
