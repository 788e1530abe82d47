/** The fraction digits that show all of a price, at least 2. @example placesOf('17.075') // 3 */
export function placesOf(price: string | null): number {
  return Math.max(2, price?.split('.')[1]?.length ?? 0);
}

/** The fraction digits of an amount: at least 2, and all it has, of a currency with `scale` digits. */
export const moneyPlaces = (value: string | null | undefined, scale: number): number =>
  Math.min(scale, placesOf(value ?? null));
