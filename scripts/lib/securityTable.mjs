// @ts-check

/** `3.2.1`, or `10.1.1–10.7.3` for all from the one to the other. */
const NUMBERS = /^\d+\.\d+\.\d+(–\d+\.\d+\.\d+)?$/;
const TEST = /^`([^`]+)` (.+)$/;
const REASON = /^(Does not apply|Open risk): ./;
const WHERE = 'docs/security.md';

/**
 * Reads the tables of docs/security.md whose rows begin with numbers of ASVS. The last cell of a row names tests, as
 * `file` title, or gives a reason.
 * @param {string} text @param {readonly string[]} numbers the numbers of which each must be in exactly one row
 * @returns {{proofs: import('./coverageFaults.mjs').Proof[], faults: string[]}}
 */
export function readSecurityTable(text, numbers) {
  /** @type {import('./coverageFaults.mjs').Proof[]} */
  const proofs = [];
  /** @type {string[]} */
  const faults = [];
  /** @type {Map<string, number>} */
  const counts = new Map(numbers.map((number) => [number, 0]));
  for (const [first = '', ...rest] of rowsOf(text)) {
    const parts = first.split(', ');
    if (!parts.every((part) => NUMBERS.test(part))) continue;
    for (const part of parts) {
      const [from = '', to = from] = part.split('–');
      const covered = numbers.slice(numbers.indexOf(from), numbers.indexOf(to) + 1);
      if (!numbers.includes(from) || covered.length === 0)
        faults.push(`${part}: there is no such requirement`);
      for (const number of covered) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    for (const item of (rest.at(-1) ?? '').split('<br>')) {
      const [, file, title] = TEST.exec(item) ?? [];
      if (file !== undefined && title !== undefined) proofs.push({ where: WHERE, file, title });
      else if (!REASON.test(item)) faults.push(`${first}: "${item}" is neither a test nor a reason`);
    }
  }
  for (const [number, count] of counts)
    if (count !== 1) faults.push(`${number}: stands in ${count} rows instead of one`);
  return { proofs, faults };
}

/** The cells of each row of the tables. @param {string} text */
const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim()),
    );
