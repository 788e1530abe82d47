/** Remembers what was computed, up to `capacity` entries; the oldest entry goes first. */
export class BoundedCache<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  /** The keys in a ring, so that the oldest is at hand: a map finds its first key only past all it has deleted. */
  readonly #keys: Key[] = [];
  #oldest = 0;

  constructor(private readonly capacity: number) {}

  /** The remembered value, else what `compute` gives, remembered from then on. */
  get(key: Key, compute: () => Value): Value {
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const value = compute();
    // What is computed may have asked for the same key on its way.
    if (!this.#entries.has(key)) this.#makeRoomFor(key);
    this.#entries.set(key, value);
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
