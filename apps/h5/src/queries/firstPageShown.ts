import { queryClient } from './queryClient.js';

/** A page whose own file or data does not come must not keep the rest of the app away. */
const LONGEST_MS = 5_000;

/** How long a page has nothing more to ask before it counts as shown: what it shows leads to further questions. */
const PAUSE_MS = 100;

let resolve: () => void;

/**
 * Resolves when the first page has been painted with what it asked for, whatever page it is. Until then it has the network
 * and the processor to itself: what it does not show waits for this.
 */
export const firstPageShown = new Promise<void>((done) => {
  resolve = done;
});

/** `meta` of a query that waits for the first page: the page does not wait for it. */
export const late = {};

/** How many questions of the page wait for their answer. One that failed is tried again for seconds, which nothing waits for. */
const countOpen = () =>
  queryClient.isFetching({ predicate: ({ meta, state }) => meta !== late && state.fetchFailureCount === 0 });

/** Called once, by the start. `rendered`: when the first page has been put in the document and has begun to ask. */
export function watchFirstPage(rendered: Promise<void>): void {
  setTimeout(resolve, LONGEST_MS);
  void rendered.then(() => {
    let isPainting = false;
    const stop = queryClient.getQueryCache().subscribe(look);
    look();

    function look(): void {
      if (isPainting || countOpen() > 0) return;
      isPainting = true;
      // The next frame paints what is there; by then its parts have begun to ask too.
      requestAnimationFrame(() => setTimeout(finish, PAUSE_MS));
    }

    function finish(): void {
      isPainting = false;
      // One answer may have led to the next question.
      if (countOpen() > 0) return;
      stop();
      resolve();
    }
  });
}
