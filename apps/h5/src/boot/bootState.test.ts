import { describe, expect, it } from 'vitest';
import { bootParts, nextBootState, type BootEvent, type BootState } from './bootState.js';

const run = (...events: BootEvent[]): BootState =>
  events.reduce<BootState>((state, event) => nextBootState(state, event), { at: 'cold' });
const settled = (ok: boolean): BootEvent[] => bootParts.map((part) => ({ type: 'settle', part, ok }));

describe('the start', () => {
  it('waits for a language, even if all else has loaded', { tags: ['2.layout.spinner'] }, () => {
    expect(run({ type: 'hydrate' }, ...settled(true)).at).toBe('hydrated');
    expect(run({ type: 'hydrate' }, ...settled(true), { type: 'language' })).toEqual({
      at: 'ready',
      degraded: [],
    });
  });

  it('waits for all data, and is ready when the last part settles', () => {
    const almost = run({ type: 'hydrate' }, { type: 'language' }, ...settled(true).slice(1));
    expect(almost.at).toBe('booting');
    expect(nextBootState(almost, { type: 'settle', part: 'markets', ok: true })).toEqual({
      at: 'ready',
      degraded: [],
    });
  });

  it('starts in spite of a failure, and knows what is missing', { tags: ['4.boot'] }, () => {
    expect(run({ type: 'hydrate' }, { type: 'language' }, ...settled(false))).toEqual({
      at: 'ready',
      degraded: [...bootParts],
    });
  });

  it('starts without late parts, and uses them when they arrive', () => {
    const late = run({ type: 'hydrate' }, { type: 'language' }, ...settled(true).slice(1), {
      type: 'deadline',
    });
    expect(late).toEqual({ at: 'ready', degraded: ['markets'] });
    expect(nextBootState(late, { type: 'settle', part: 'markets', ok: false })).toEqual(late);
    expect(nextBootState(late, { type: 'settle', part: 'markets', ok: true })).toEqual({
      at: 'ready',
      degraded: [],
    });
  });

  it('has no deadline before a language has loaded', () => {
    expect(run({ type: 'hydrate' }, { type: 'deadline' }).at).toBe('hydrated');
  });
});
