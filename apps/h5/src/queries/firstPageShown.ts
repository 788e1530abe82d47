import { queryClient } from './queryClient.js';

/** A page whose file or data does not load must not block the rest of the app. */
const LONGEST_MS = 5_000;

/**
 * How long a page must have no open request before it counts as shown, because rendered data may lead to further
 * requests.
 */
const PAUSE_MS = 100;

let resolve: () => void;

/**
 * Resolves when the first page has been painted with its data. Until then it has the network and the
 * processor to itself; everything else waits for this.
 */
export const firstPageShown = new Promise<void>((done) => {
  resolve = done;
});

/** `meta` of a query that waits for the first page; the page does not wait for it. */
export const late = {};

/** The number of the page's open requests. A failed one, which is retried for seconds, does not count. */
const countOpen = () =>
  queryClient.isFetching({ predicate: ({ meta, state }) => meta !== late && state.fetchFailureCount === 0 });

/** Called once, by the start. `rendered`: resolves when the first page is rendered and has started its requests. */
export function watchFirstPage(rendered: Promise<void>): void {
  setTimeout(resolve, LONGEST_MS);
  void rendered.then(() => {
    let isPainting = false;
    const stop = queryClient.getQueryCache().subscribe(look);
    look();

    function look(): void {
      if (isPainting || countOpen() > 0) return;
      isPainting = true;
      // The next frame paints the rendered content; by then its parts have started their requests too.
      requestAnimationFrame(() => setTimeout(finish, PAUSE_MS));
    }

    function finish(): void {
      isPainting = false;
      // One answer may have led to the next request.
      if (countOpen() > 0) return;
      stop();
      resolve();
    }
  });
}
