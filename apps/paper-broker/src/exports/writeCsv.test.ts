import { describe, expect, it } from 'vitest';
import { writeCsv } from './writeCsv.js';

const cell = (text: string | null): string =>
  writeCsv({ columns: ['name'], rows: [[text]] }).slice('name\r\n'.length, -'\r\n'.length);

describe('a cell', () => {
  it.each(['=1+1', '+1', '@SUM(A1)', '-2+3', ' =1', '\u00a0=1', '\t=1', '\r=1', '=\u2028', '＝1'])(
    '%j cannot run',
    (text) => expect(cell(text).replace(/^"/, '')).toMatch(/^'/),
  );

  it.each(['-12.5', '98.5', '2026-03-02', 'O’Brien', 'Ñandú', '李', 'a=b', ''])('%j stays as it is', (text) =>
    expect(cell(text)).toBe(text),
  );

  it('is quoted where its signs would end it, and empty where nothing is known', () => {
    expect(cell('a,"b"\nc')).toBe('"a,""b""\nc"');
    expect(cell(null)).toBe('');
  });
});
