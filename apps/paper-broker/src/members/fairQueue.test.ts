import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fairQueue.js';

const drain = (queue: { next(): string | undefined }): string[] => {
  const items: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) items.push(item);
  return items;
};

describe('a fair queue', () => {
  it('gives each a turn, in the order in which they came', () => {
    const queue = createFairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.charAt(0), item);
    expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('refuses the 33rd of one, and the 129th of all, and takes more once some are done', () => {
    const queue = createFairQueue<string>();
    for (let count = 0; count < 32; count += 1) queue.add('a', 'a');
    expect(() => queue.add('a', 'a')).toThrow('unavailable');
    for (let count = 0; count < 96; count += 1) queue.add(`other${count}`, 'x');
    expect(() => queue.add('new', 'x')).toThrow('unavailable');
    queue.next();
    queue.add('new', 'x');
    expect(drain(queue)).toHaveLength(128);
  });
});
