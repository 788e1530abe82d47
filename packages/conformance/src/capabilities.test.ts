import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readCapabilities } from './capabilities.js';
import { lineOf } from './testing/lineOf.js';

const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (text: string): string => {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, text);
  return path;
};

describe('a capability file', () => {
  const reviews = { deposit: 'policy', withdrawal: 'operator', close: 'people' };

  it('says what is offered and who decides', () => {
    const said = readCapabilities(
      file(JSON.stringify({ areas: ['wire', 'money'], reviews, review_seconds: 5 })),
    );
    expect([...said.areas]).toEqual(['wire', 'account', 'transfer', 'fx', 'deposit', 'payee', 'withdrawal']);
    expect(said).toMatchObject({ reviews, reviewSeconds: 5 });
  });

  it('is as docs/own-broker.md shows it', () => {
    const guide = readFileSync(new URL('../../../docs/own-broker.md', import.meta.url), 'utf8');
    const [, example = ''] = /```json\n(.*?)```/s.exec(guide) ?? [];
    expect(readCapabilities(file(example)).areas).toContain('withdrawal');
  });

  it.each([
    ['half of it', '{"areas": ["wire",', 'is not JSON, or ends too early'],
    ['a list', '[]', 'must hold an object'],
    ['no areas', JSON.stringify({ reviews }), '"areas" must list what is offered'],
    ['a stranger among them', JSON.stringify({ areas: ['tradin'], reviews }), 'there is no area "tradin"'],
    ['no reviews', '{"areas": ["wire"]}', 'who decides a deposit'],
    [
      'half of the reviews',
      JSON.stringify({ areas: ['wire'], reviews: { deposit: 'policy' } }),
      'a withdrawal',
    ],
    [
      'a review that there is not',
      JSON.stringify({ areas: ['wire'], reviews: { ...reviews, loan: 'people' } }),
      '"reviews" has no "loan"',
    ],
    ['an unknown field', JSON.stringify({ areas: ['wire'], reviews, flags: 1 }), '"flags" is no field'],
    [
      'seconds in words',
      JSON.stringify({ areas: ['wire'], reviews, review_seconds: 'few' }),
      'review_seconds',
    ],
  ])('with %s is one line', async (_what, text, expected) => {
    expect(await lineOf(() => readCapabilities(file(text)))).toContain(expected);
  });

  it('that is not there is one line', async () => {
    expect(await lineOf(() => readCapabilities(join(folder, 'none.json')))).toMatch(/cannot be read\.$/);
  });
});
