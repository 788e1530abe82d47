/**
 * Indicators of closing prices, for display only: floats, never money. Each returns one value per price; null while
 * there are too few earlier prices.
 */

/** The simple moving average of the last `length` prices. */
export function movingAverage(closes: readonly number[], length: number): (number | null)[] {
  let sum = 0;
  return closes.map((close, at) => {
    sum += close - (at >= length ? (closes[at - length] ?? 0) : 0);
    return at + 1 < length ? null : sum / length;
  });
}

/**
 * The relative strength index, 0 to 100, as J. Welles Wilder defined it in 1978: the averages of gains and losses
 * start as means of the first `length` changes and are then smoothed by 1 / `length`. Without losses it is 100.
 */
export function relativeStrength(closes: readonly number[], length: number): (number | null)[] {
  let gain = 0;
  let loss = 0;
  return closes.map((close, at) => {
    if (at === 0) return null;
    const change = close - (closes[at - 1] ?? close);
    const [up, down] = [Math.max(change, 0), Math.max(-change, 0)];
    if (at <= length) {
      gain += up / length;
      loss += down / length;
      if (at < length) return null;
    } else {
      gain += (up - gain) / length;
      loss += (down - loss) / length;
    }
    if (loss === 0) return gain === 0 ? 50 : 100;
    return 100 - 100 / (1 + gain / loss);
  });
}

/** Another price, scaled so that its `start` equals this one's, which compares what both made of the same money. */
export function rebased(
  closes: readonly (number | undefined)[],
  start: number | undefined,
  to: number | undefined,
): (number | null)[] {
  return closes.map((close) =>
    close === undefined || start === undefined || start <= 0 || to === undefined
      ? null
      : (close / start) * to,
  );
}
