/** Arithmetic in the field of 256 elements that QR codes use: polynomial 0x11d, generator 2. */
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
let element = 1;
for (let power = 0; power < 255; power += 1) {
  EXP[power] = element;
  EXP[power + 255] = element;
  LOG[element] = power;
  element = element < 128 ? element * 2 : (element * 2) ^ 0x11d;
}

const multiply = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0);

/**
 * The generator polynomial (x - 1)(x - 2)(x - 4)... of the given degree, highest power first, without the leading 1.
 */
function generatorOf(degree: number): number[] {
  let product = [1];
  for (let power = 0; power < degree; power += 1) {
    const root = EXP[power] ?? 0;
    const shifted = [...product, 0];
    product = shifted.map((term, index) => term ^ multiply(product[index - 1] ?? 0, root));
  }
  return product.slice(1);
}

/** The `count` error correction bytes of a block: the remainder of its division by the generator polynomial. */
export function correctionOf(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count);
  let remainder = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (remainder[0] ?? 0);
    remainder = [...remainder.slice(1), 0].map(
      (term, index) => term ^ multiply(generator[index] ?? 0, factor),
    );
  }
  return remainder;
}
