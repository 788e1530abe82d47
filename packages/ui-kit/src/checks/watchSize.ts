/**
 * Calls `onSize` at once and whenever one of `elements` changes its size. Returns the function that stops it. A DOM without layout,
 * as a product's tests may have it, changes none.
 */
export function watchSize(elements: Iterable<Element>, onSize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(onSize);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
