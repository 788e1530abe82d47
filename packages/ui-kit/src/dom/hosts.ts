/** The mounted hosts of a queue. Only the first shows it; when that one is unmounted, the next one does. */
export function createHosts<Shown>(getShown: () => Shown, nothing: Shown) {
  /** One of each host, in the order in which they came. */
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    /** Tells the hosts that something else is to be shown. */
    tell,
    /** A store for one host, as `useSyncExternalStore` takes it. */
    host() {
      let own: (() => void) | undefined;
      return {
        subscribe(listener: () => void): () => void {
          own = listener;
          listeners.add(listener);
          return () => {
            listeners.delete(listener);
            tell();
          };
        },
        getShown: (): Shown => ([...listeners][0] === own ? getShown() : nothing),
      };
    },
  };
}
