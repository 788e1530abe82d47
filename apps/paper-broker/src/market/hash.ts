/** Stateless noise by integer hashing. All machines and engines give the same bits. */

/** A 32-bit key of a text (FNV-1a, then mixed) for the first argument of `hash`. */
export function hashText(text: string): number {
  let key = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    key = Math.imul(key ^ text.charCodeAt(index), 0x01000193);
  }
  return finish(key);
}

/** The common first part of all hashes with the same key and first integer, for loops over the second integer. */
export function hashStem(key: number, a: number): number {
  const mixed = Math.imul(key ^ Math.imul(a, 0x9e3779b1), 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}

/** 32 well mixed bits of a stem and the second integer. */
function hashFrom(stem: number, b: number): number {
  return finish(Math.imul(stem + Math.imul(b, 0xc2b2ae35), 0x27d4eb2f));
}

/** 32 well mixed bits of a key and two integers. */
export function hash(key: number, a: number, b: number): number {
  return hashFrom(hashStem(key, a), b);
}

/** Uniform in [0, 1). */
export function uniform(key: number, a: number, b: number): number {
  return hash(key, a, b) / 0x1_0000_0000;
}

const ROOT_OF_THREE = Math.sqrt(3);

/** The largest magnitude that `normal` can take. */
export const NORMAL_BOUND = 2 * ROOT_OF_THREE;

/**
 * Close to a standard normal: the sum of four uniform 16-bit halves of two hashes, scaled to variance 1. It avoids
 * logarithm and cosine, whose last bits differ between engines; `sqrt` is exact everywhere.
 */
export function normal(key: number, a: number, b: number): number {
  return normalFrom(hashStem(key, a), b);
}

/** Like `normal`, of a stem and the second integer: half the work when many calls share the stem. */
export function normalFrom(stem: number, b: number): number {
  const first = hashFrom(stem, b);
  const second = finish(first ^ 0x5bd1e995);
  const halves = (first & 0xffff) + (first >>> 16) + (second & 0xffff) + (second >>> 16);
  return ((halves + 2) / 0x10000 - 2) * ROOT_OF_THREE;
}

/** The finalizer of MurmurHash3: every input bit affects every output bit. */
function finish(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
