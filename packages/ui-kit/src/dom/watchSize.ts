/**
 * Calls `onSize` soon after the call, and whenever one of `elements` changes its size. Returns a function that stops it.
 * Without a `ResizeObserver`, as in tests with jsdom, it does nothing.
 */
export function watchSize(elements: Iterable<Element>, onSize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(onSize);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
