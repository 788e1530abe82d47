/** A promise with its `resolve`: holds a request back until the journey lets it go. */
export function deferred(): [promise: Promise<void>, resolve: () => void] {
  let resolve = () => {};
  return [new Promise<void>((done) => (resolve = done)), () => resolve()];
}
