/** A promise that whoever holds `resolve` ends: keeps a request back until a journey lets it go. */
export function deferred(): [promise: Promise<void>, resolve: () => void] {
  let resolve = () => {};
  return [new Promise<void>((done) => (resolve = done)), () => resolve()];
}
