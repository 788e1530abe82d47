/** A page whose own file does not come must not keep the rest of the app away. */
const LONGEST_MS = 5_000;

let tell: () => void;

/**
 * Resolves when the first page has been painted, whatever it is. Until then it has the network and the processor to itself:
 * what it does not show waits for this.
 */
export const firstPage = new Promise<void>((resolve) => {
  tell = resolve;
  setTimeout(resolve, LONGEST_MS);
});

/** Called when a page has been put in the document: the next frame paints it, and a task after that frame is free. */
export function onPage(): void {
  requestAnimationFrame(() => setTimeout(tell));
}
