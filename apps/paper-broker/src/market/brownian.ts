import { hashStem, NORMAL_BOUND, normal, normalFrom } from './hash.js';

/** Days in a block of `wiener`; a power of two, so that every midpoint is a day. */
const BLOCK = 4096;
const BLOCK_DEVIATION = Math.sqrt(BLOCK);

/**
 * A Brownian motion: 0 at step 0, with a standard deviation of 1 per step. Any step takes 12 hashes: blocks of 4,096
 * steps are chained by their ends, and each midpoint within a block is a hash of its position.
 */
export function wiener(key: number, step: number): number {
  const block = Math.floor(step / BLOCK);
  let low = 0;
  for (let index = 0; index < block; index += 1) low += BLOCK_DEVIATION * normal(key, index, -1);
  let high = low + BLOCK_DEVIATION * normal(key, block, -1);
  let from = block * BLOCK;
  if (step === from) return low;
  for (let length = BLOCK; ; length /= 2) {
    const half = length / 2;
    const middle = from + half;
    const value = (low + high) / 2 + (Math.sqrt(length) / 2) * normal(key, middle, length);
    if (step === middle) return value;
    if (step < middle) {
      high = value;
    } else {
      low = value;
      from = middle;
    }
  }
}

/** The midpoints of a bridge in the order of their computation, with the weights of their two ends. */
interface BridgePlan {
  readonly low: Int32Array;
  readonly middle: Int32Array;
  readonly high: Int32Array;
  readonly lowWeight: Float64Array;
  readonly highWeight: Float64Array;
  readonly deviation: Float64Array;
}

const plans = new Map<number, BridgePlan>();

/**
 * Fills `path[0..steps]` with a Brownian bridge: 0 at both ends, with a standard deviation of 1 per step between
 * them. The value at each midpoint is a hash of (key, day, midpoint).
 */
export function fillBridge(path: Float64Array, key: number, day: number, steps: number): void {
  let plan = plans.get(steps);
  if (plan === undefined) {
    plan = planBridge(steps);
    plans.set(steps, plan);
  }
  const { low, middle, high, lowWeight, highWeight, deviation } = plan;
  const stem = hashStem(key, day);
  path[0] = 0;
  path[steps] = 0;
  for (let index = 0; index < middle.length; index += 1) {
    const node = middle[index] ?? 0;
    path[node] =
      (path[low[index] ?? 0] ?? 0) * (lowWeight[index] ?? 0) +
      (path[high[index] ?? 0] ?? 0) * (highWeight[index] ?? 0) +
      (deviation[index] ?? 0) * normalFrom(stem, node);
  }
}

function planBridge(steps: number): BridgePlan {
  const spans: { low: number; middle: number; high: number }[] = [];
  const divide = (low: number, high: number): void => {
    if (high - low < 2) return;
    const middle = (low + high) >> 1;
    spans.push({ low, middle, high });
    divide(low, middle);
    divide(middle, high);
  };
  divide(0, steps);
  return {
    low: Int32Array.from(spans, (span) => span.low),
    middle: Int32Array.from(spans, (span) => span.middle),
    high: Int32Array.from(spans, (span) => span.high),
    lowWeight: Float64Array.from(spans, ({ low, middle, high }) => (high - middle) / (high - low)),
    highWeight: Float64Array.from(spans, ({ low, middle, high }) => (middle - low) / (high - low)),
    deviation: Float64Array.from(spans, ({ low, middle, high }) =>
      Math.sqrt(((middle - low) * (high - middle)) / (high - low)),
    ),
  };
}

/** The farthest that a bridge of `steps` can be from 0: each level adds at most its own deviation times the bound. */
export function bridgeBound(steps: number): number {
  let bound = 0;
  for (let length = steps; length >= 2; length = Math.ceil(length / 2)) bound += Math.sqrt(length) / 2;
  return bound * NORMAL_BOUND;
}
