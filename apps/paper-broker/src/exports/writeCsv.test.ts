import { describe, expect, it } from 'vitest';
import { toTable } from './table.js';
import { writeCsv } from './writeCsv.js';
import { writeJson } from './writeExport.js';

const cell = async (text: string | null): Promise<string> =>
  (await writeCsv({ columns: ['name'], rows: [[text]] })).slice('name\r\n'.length, -'\r\n'.length);

describe('a cell', () => {
  it.each(['=1+1', '+1', '@SUM(A1)', '-2+3', ' =1', '\u00a0=1', '\t=1', '\r=1', '=\u2028', '＝1'])(
    '%j cannot run',
    async (text) => expect((await cell(text)).replace(/^"/, '')).toMatch(/^'/),
  );

  it.each(['-12.5', '98.5', '2026-03-02', 'O’Brien', 'Ñandú', '李', 'a=b', ''])(
    '%j stays as it is',
    async (text) => expect(await cell(text)).toBe(text),
  );

  it('is quoted where its signs would end it, and empty where nothing is known', async () => {
    expect(await cell('a,"b"\nc')).toBe('"a,""b""\nc"');
    expect(await cell(null)).toBe('');
  });
});

describe('a file of a long history', () => {
  const columns = ['id', 'booked_at', 'amount', 'balance_after', 'kind'];
  const rows = Array.from({ length: 50_000 }, (_each, index) => ({
    id: `ent_${index}`,
    booked_at: new Date(index * 1000),
    amount: `${index}.50000000`,
    balance_after: '-1.00000000',
    kind: 'fee, "old"',
  }));
  const of = { kind: 'entry', from_date: '2026-01-01', to_date: '2026-12-31' };

  it.each([
    ['CSV', () => writeCsv(toTable(columns, rows))],
    ['JSON', () => writeJson(of, toTable(columns, rows))],
  ])('is written as %s between other work', async (_name, write) => {
    let turns = 0;
    let isWriting = true;
    const count = (): void => {
      turns += 1;
      if (isWriting) setImmediate(count);
    };
    setImmediate(count);
    const text = await write();
    isWriting = false;
    expect(turns).toBeGreaterThan(5);
    expect(text).toContain('ent_49999');
  });

  it('is the object of JSON that its head and its rows make', async () => {
    const text = await writeJson(
      of,
      toTable(
        ['id', 'amount'],
        [
          { id: 'a"', amount: null },
          { id: 'b', amount: '1' },
        ],
      ),
    );
    expect(JSON.parse(text)).toEqual({
      kind: 'entry',
      from: '2026-01-01',
      to: '2026-12-31',
      simulated: true,
      data: [
        { id: 'a"', amount: null },
        { id: 'b', amount: '1' },
      ],
    });
  });
});
