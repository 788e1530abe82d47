/**
 * The code in a typed, filled in or pasted text: at most `length` digits, of any script. A run of exactly `length`
 * digits is preferred, so that a whole message such as "24 hours valid: 123-456" gives its code.
 * `length`: 1 or more.
 */
export function readCode(text: string, length: number): string {
  const plain = text.normalize('NFKC');
  const runs = plain.match(/\d(?:[\s-]?\d)*/g)?.map((run) => run.replace(/\D/g, '')) ?? [];
  return runs.find((run) => run.length === length) ?? runs.join('').slice(0, length);
}
