/**
 * Calls `onSize` at once and whenever one of `elements` changes its size. Returns a function that stops it. Without a
 * `ResizeObserver`, as in a product's tests, it only makes the first call.
 */
export function watchSize(elements: Iterable<Element>, onSize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(onSize);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
