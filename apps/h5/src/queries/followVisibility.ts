/** A hidden page needs no stream, but a page hidden for a moment keeps its connection. */
const HIDDEN_MS = 30_000;

interface VisibleStream {
  /** Closes the connection. */
  rest: () => void;
  /** Opens it again, or retries at once. */
  wake: () => void;
}

/** Rests a stream while the page is hidden, and wakes it when the page is shown or the network is back. */
export function followVisibility({ rest, wake }: VisibleStream): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const follow = (): void => {
    clearTimeout(resting);
    if (document.hidden) resting = setTimeout(rest, HIDDEN_MS);
    else wake();
  };
  document.addEventListener('visibilitychange', follow);
  // For a page that the browser froze, and one restored from its back/forward cache.
  document.addEventListener('resume', follow);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
  window.addEventListener('online', follow);
}
