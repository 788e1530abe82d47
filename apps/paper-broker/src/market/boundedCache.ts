/** Remembers what was computed, up to `capacity` entries; the oldest entry goes first. */
export class BoundedCache<Key, Value> {
  readonly #entries = new Map<Key, Value>();

  constructor(private readonly capacity: number) {}

  /** The remembered value, else what `compute` gives, remembered from then on. */
  get(key: Key, compute: () => Value): Value {
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const value = compute();
    if (this.#entries.size >= this.capacity) {
      for (const oldest of this.#entries.keys()) {
        this.#entries.delete(oldest);
        break;
      }
    }
    this.#entries.set(key, value);
    return value;
  }
}
