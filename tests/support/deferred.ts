/** A promise with its `resolve`, for holding a request back until the journey releases it. */
export function deferred(): [promise: Promise<void>, resolve: () => void] {
  let resolve = () => {};
  return [new Promise<void>((done) => (resolve = done)), () => resolve()];
}
