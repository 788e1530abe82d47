import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.js';

describe('turns', () => {
  it('run one piece of work of a member at a time, and so many of all', async () => {
    const take = createTurns(2);
    const running: string[] = [];
    let most = 0;
    const work = (memberId: string) =>
      take(memberId, async () => {
        expect(running).not.toContain(memberId);
        running.push(memberId);
        most = Math.max(most, running.length);
        await wait(2);
        running.splice(running.indexOf(memberId), 1);
      });
    await Promise.all(['a', 'a', 'b', 'c', 'c', 'c', 'd'].map(work));
    expect(most).toBe(2);
  });

  it('run several pieces of work of a sender at a time, if each may have several', async () => {
    const take = createTurns(Number.POSITIVE_INFINITY, 3);
    const running = { a: 0, b: 0 };
    const most = { a: 0, b: 0 };
    const work = (sender: 'a' | 'b') =>
      take(sender, async () => {
        most[sender] = Math.max(most[sender], (running[sender] += 1));
        await wait(2);
        running[sender] -= 1;
      });
    await Promise.all([...Array<'a'>(9).fill('a'), 'b' as const].map(work));
    expect(most).toEqual({ a: 3, b: 1 });
  });

  it('go to every waiting member before one member gets a second', async () => {
    const take = createTurns(1);
    const order: string[] = [];
    const work = (memberId: string) => take(memberId, () => Promise.resolve(void order.push(memberId)));
    await Promise.all(['many', 'many', 'many', 'many', 'one', 'two'].map(work));
    expect(order.slice(0, 4).sort()).toEqual(['many', 'many', 'one', 'two']);
  });

  it('go on after work that failed', async () => {
    const take = createTurns(1);
    await expect(take('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(take('a', () => Promise.resolve(1))).resolves.toBe(1);
  });
});
