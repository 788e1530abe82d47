/** How long nothing may change before a page counts as still; longer than the app's skeleton delay. */
const QUIET_MS = 300;
/** How often it is looked at. */
const LOOK_MS = 50;

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

/** Dates are those of one moment; timers go on. */
export function stopClock(atMs: number): void {
  const Real = Date;
  window.Date = new Proxy(Real, {
    construct: (_target, given: [] | [number]) => (given.length === 0 ? new Real(atMs) : new Real(...given)),
    get: (target, name, receiver): unknown =>
      name === 'now' ? () => atMs : Reflect.get(target, name, receiver),
  });
}

export async function untilShown(selector: string): Promise<void> {
  while (document.querySelector(selector) === null) await pause();
}

/** Resolves when `isReady` has been true for a while in which nothing in the document changed. */
export async function untilStill(isReady: () => boolean): Promise<void> {
  let quietMs = 0;
  const observer = new MutationObserver(() => {
    quietMs = 0;
  });
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  while (quietMs < QUIET_MS) {
    await pause();
    quietMs = isReady() ? quietMs + LOOK_MS : 0;
  }
  observer.disconnect();
}
