/**
 * Adds an uploaded image before the first one that was chosen after it. Without it, a large first page would arrive
 * last, and a contract would begin with its second page. Images that were there before and images that the customer
 * has moved keep their places.
 * @param chosen the order of choosing, by image id: a later image has a greater number
 */
export function inChosenOrder<Image extends { readonly id: string }>(
  images: readonly Image[],
  arrived: Image,
  chosen: ReadonlyMap<string, number>,
): readonly Image[] {
  const own = chosen.get(arrived.id) ?? Infinity;
  const later = images.findIndex(({ id }) => (chosen.get(id) ?? -1) > own);
  const at = later === -1 ? images.length : later;
  return [...images.slice(0, at), arrived, ...images.slice(at)];
}
