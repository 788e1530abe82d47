/**
 * `ground` below `scrim`, computed as browsers do in sRGB. Null if the ground is not opaque, or one of them is not a
 * colour.
 * @example dimmedColor('rgb(200, 200, 200)', 'rgba(0, 0, 0, 0.5)') // 'rgb(100,100,100)'
 */
export function dimmedColor(ground: string, scrim: string): string | null {
  // Three numbers are an opaque colour; a fourth is the alpha value.
  const [below, above] = [numbersIn(ground), numbersIn(scrim)];
  if (below.length !== 3 || above.length < 3) return null;
  const share = above[3] ?? 1;
  return `rgb(${below.map((part, at) => Math.round((above[at] ?? 0) * share + part * (1 - share))).join()})`;
}

const numbersIn = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
