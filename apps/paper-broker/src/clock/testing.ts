import { createHash } from 'node:crypto';
import type { Clock, Entropy } from './clock.js';

/** A clock that a test sets and advances; business and wall time move independently. */
export interface TestClock extends Clock {
  advance(ms: number): void;
  advanceWall(ms: number): void;
}

export function createTestClock(start: Date = new Date('2026-03-02T15:00:00.000Z')): TestClock {
  let nowMs = start.getTime();
  let wallMs = start.getTime();
  return {
    now: () => new Date(nowMs),
    wall: () => new Date(wallMs),
    advance: (ms) => void (nowMs += ms),
    advanceWall: (ms) => void (wallMs += ms),
  };
}

/** Pseudorandom bytes that are the same in every run. */
export function createTestEntropy(seed = 'test'): Entropy {
  let count = 0;
  return {
    bytes(length) {
      const blocks: Buffer[] = [];
      for (let have = 0; have < length; have += 32) {
        blocks.push(
          createHash('sha256')
            .update(`${seed} ${(count += 1)}`)
            .digest(),
        );
      }
      return new Uint8Array(Buffer.concat(blocks).subarray(0, length));
    },
  };
}
