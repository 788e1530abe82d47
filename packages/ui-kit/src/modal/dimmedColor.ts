/**
 * `ground` below `scrim`, both as browsers compute colours of sRGB. null where the ground does not cover, or one of them is none.
 * @example dimmedColor('rgb(200, 200, 200)', 'rgba(0, 0, 0, 0.5)') // 'rgb(100,100,100)'
 */
export function dimmedColor(ground: string, scrim: string): string | null {
  // Three numbers are a colour that covers; the fourth is how much of it does.
  const [below, above] = [numbersIn(ground), numbersIn(scrim)];
  if (below.length !== 3 || above.length < 3) return null;
  const share = above[3] ?? 1;
  return `rgb(${below.map((part, at) => Math.round((above[at] ?? 0) * share + part * (1 - share))).join()})`;
}

const numbersIn = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
