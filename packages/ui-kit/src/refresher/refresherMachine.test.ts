import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  idle,
  pullHeightPx,
  refresherMachine,
  type RefresherEvent,
  type RefresherState,
} from './refresherMachine.js';

const THRESHOLD_PX = 45;
const run = (...events: RefresherEvent[]): RefresherState =>
  events.reduce((state, event) => refresherMachine(state, event, THRESHOLD_PX), idle);
const move = (distancePx: number): RefresherEvent => ({ type: 'move', distancePx });
const event = (type: Exclude<RefresherEvent['type'], 'move'>): RefresherEvent => ({ type });

test('a pull of 45 px refreshes on release, one of 44 px does not', () => {
  expect(run(move(44)).phase).toBe('pulling');
  expect(run(move(44), event('release'))).toEqual({ phase: 'abort', heightPx: 0 });
  expect(run(move(45)).phase).toBe('reached');
  expect(run(move(45), event('release'))).toEqual({ phase: 'refreshing', heightPx: 45 });
});

test('going back below the threshold takes the refresh back', () => {
  expect(run(move(200), move(30), event('release')).phase).toBe('abort');
});

test('a lost touch aborts and can be followed by a new pull', () => {
  expect(run(move(200), event('cancel')).phase).toBe('abort');
  expect(run(move(200), event('cancel'), event('settled'), move(10)).phase).toBe('pulling');
});

test('success restores, failure stays to be retried', () => {
  const refreshing = [move(60), event('release')] as const;
  expect(run(...refreshing, event('resolved'))).toEqual({ phase: 'restore', heightPx: 0 });
  expect(run(...refreshing, event('resolved'), event('settled'))).toEqual(idle);
  expect(run(...refreshing, event('rejected')).phase).toBe('failed');
  expect(run(...refreshing, event('rejected'), event('refresh')).phase).toBe('refreshing');
});

test('nothing pulls or refreshes a second time while refreshing', () => {
  const refreshing = run(move(60), event('release'));
  for (const again of [event('release'), event('cancel'), event('refresh'), event('settled')]) {
    expect(refresherMachine(refreshing, again, THRESHOLD_PX)).toBe(refreshing);
  }
});

test('a pull while refreshing moves the ring, can push it away and out again, and starts nothing', () => {
  const refreshing = [move(60), event('release')] as const;
  expect(run(...refreshing, move(10))).toMatchObject({ phase: 'refreshing', heightPx: 45 + 10 * 0.35 });
  expect(run(...refreshing, move(10), event('release'))).toEqual({
    phase: 'refreshing',
    heightPx: 45,
    isAway: false,
  });
  const away = [...refreshing, move(-20), event('release')] as const;
  expect(run(...away)).toEqual({ phase: 'refreshing', heightPx: 0, isAway: true });
  expect(run(...away, move(30), event('cancel'))).toMatchObject({ phase: 'refreshing', heightPx: 0 });
  expect(run(...away, move(50), event('release'))).toMatchObject({ phase: 'refreshing', heightPx: 45 });
  expect(run(...away, event('resolved'), event('settled'))).toEqual(idle);
  // A failure is shown, wherever the ring was.
  expect(run(...away, event('rejected'))).toEqual({ phase: 'failed', heightPx: 45 });
});

test('the content resists beyond the threshold and never leaves its bounds', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e4, max: 1e5, noNaN: true }), (distancePx) => {
      const heightPx = pullHeightPx(distancePx, THRESHOLD_PX);
      expect(heightPx).toBeGreaterThanOrEqual(0);
      expect(heightPx).toBeLessThanOrEqual(THRESHOLD_PX * 3);
      expect(heightPx).toBeLessThanOrEqual(Math.max(0, distancePx));
    }),
  );
});

test('whatever happens, a refresh begins only from reached or by being asked for', () => {
  const anyEvent = fc.oneof(
    fc.integer({ min: -50, max: 300 }).map(move),
    fc
      .constantFrom(
        ...(['release', 'cancel', 'refresh', 'resolved', 'rejected', 'calledOff', 'settled'] as const),
      )
      .map(event),
  );
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let state = idle;
      for (const next of events) {
        const before = state;
        state = refresherMachine(state, next, THRESHOLD_PX);
        if (state.phase === 'refreshing' && before.phase !== 'refreshing') {
          expect(before.phase === 'reached' || next.type === 'refresh').toBe(true);
        }
        if (['idle', 'abort', 'restore'].includes(state.phase)) expect(state.heightPx).toBe(0);
      }
    }),
  );
});
