import { describe, expect, it } from 'vitest';
import { KeptSums } from './keptSums.js';

describe('kept sums', () => {
  const open = () => {
    const kept = new KeptSums();
    const reads: string[] = [];
    const get = (memberId: string, versions: string, what: string, rows = 1) =>
      kept.at(memberId, versions)(what, () => {
        reads.push(`${memberId} ${versions} ${what}`);
        return Promise.resolve(Array.from({ length: rows }, () => versions));
      });
    return { get, reads };
  };

  it('are read once for each member, and again when more is summed', async () => {
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
    const kept = new KeptSums();
    await expect(kept.at('ann', '1')('days', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await kept.at('ann', '1')('days', () => Promise.resolve([1]))).toEqual([1]);
  });
});
