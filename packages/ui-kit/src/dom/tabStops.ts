/** What Tab reaches inside `element`, in order. */
export const tabStopsIn = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(':not(:disabled)')].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  );
