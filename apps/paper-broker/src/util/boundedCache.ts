/** Caches values, up to `capacity` entries; the entry that was added first is removed first. */
export class BoundedCache<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  /**
   * The keys in a ring, to find the oldest one quickly. The map itself skips all deleted entries to find its first
   * key.
   */
  readonly #keys: Key[] = [];
  #oldest = 0;

  constructor(private readonly capacity: number) {}

  /** The cached value, or undefined. */
  find(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  /** Caches a value, in place of the key's previous one. */
  set(key: Key, value: Value): void {
    if (!this.#entries.has(key)) this.#makeRoomFor(key);
    this.#entries.set(key, value);
  }

  /** The cached value, or the result of `compute`, which is then cached. */
  get(key: Key, compute: () => Value): Value {
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const value = compute();
    this.set(key, value);
    return value;
  }

  #makeRoomFor(key: Key): void {
    if (this.#keys.length < this.capacity) {
      this.#keys.push(key);
      return;
    }
    const oldest = this.#keys[this.#oldest];
    if (oldest !== undefined) this.#entries.delete(oldest);
    this.#keys[this.#oldest] = key;
    this.#oldest = (this.#oldest + 1) % this.capacity;
  }
}
