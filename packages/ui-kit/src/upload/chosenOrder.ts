/**
 * Adds an uploaded file before the first one that was chosen after it. In the order of arrival, a contract could begin
 * with its second page, because a large first page arrives last. The other files keep their places.
 * @param chosen the order of choosing, by id: a later file has a greater number
 */
export function inChosenOrder<File extends { readonly id: string }>(
  files: readonly File[],
  arrived: File,
  chosen: ReadonlyMap<string, number>,
): readonly File[] {
  const own = chosen.get(arrived.id) ?? Infinity;
  const later = files.findIndex(({ id }) => (chosen.get(id) ?? -1) > own);
  const at = later === -1 ? files.length : later;
  return [...files.slice(0, at), arrived, ...files.slice(at)];
}
