const listeners = new Set<() => void>();
let isAway = false;

/** Whether the server answers, as far as known. */
export const contact = {
  isAway: (): boolean => isAway,
  set(next: boolean): void {
    if (next === isAway) return;
    isAway = next;
    for (const listener of [...listeners]) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
