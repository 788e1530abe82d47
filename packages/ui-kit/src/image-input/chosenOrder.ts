/**
 * The images with one that has arrived, before the first that was chosen after it: a large first page comes last, and a contract would
 * begin with its second. Images that were there before, and those that the customer has moved, stay where they are.
 * @param chosen when each was chosen, by its id: a later one has a greater number
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
