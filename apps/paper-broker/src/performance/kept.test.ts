import { describe, expect, it } from 'vitest';
import { Kept } from './kept.js';

describe('kept values', () => {
  const open = () => {
    const kept = new Kept();
    const reads: string[] = [];
    const get = (memberId: string, versions: string, what: string, rows = 1) =>
      kept.at(memberId, versions)(
        what,
        () => {
          reads.push(`${memberId} ${versions} ${what}`);
          return Promise.resolve([versions]);
        },
        () => rows,
      );
    return { get, reads };
  };

  it('are read once for each member, and again with other versions', async () => {
    const { get, reads } = open();
    const asked = [
      ['ann', 'days'],
      ['ann', 'hours'],
      ['bob', 'days'],
    ] as const;
    for (const [member, what] of [...asked, ...asked]) expect(await get(member, '1', what)).toEqual(['1']);
    expect(reads).toEqual(['ann 1 days', 'ann 1 hours', 'bob 1 days']);
    expect(await get('ann', '2', 'days')).toEqual(['2']);
    expect(await get('bob', '1', 'days')).toEqual(['1']);
    expect(reads.slice(3)).toEqual(['ann 2 days']);
  });

  it('make room for others, the oldest first', async () => {
    const { get, reads } = open();
    await get('ann', '1', 'days', 60_000);
    await get('bob', '1', 'days', 30_000);
    await get('cyd', '1', 'days', 30_000);
    await get('bob', '1', 'days');
    await get('cyd', '1', 'days');
    expect(reads).toHaveLength(3);
    await get('ann', '1', 'days');
    expect(reads).toHaveLength(4);
  });

  it('are not kept when their reading fails', async () => {
    const kept = new Kept();
    const keep = kept.at('ann', '1');
    const one = () => 1;
    await expect(keep('days', () => Promise.reject(new Error('no')), one)).rejects.toThrow('no');
    expect(await keep('days', () => Promise.resolve([1]), one)).toEqual([1]);
  });
});
