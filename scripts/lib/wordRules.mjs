// @ts-check

/** @type {readonly {name: string, pattern: RegExp, not?: RegExp}[]} Spelled so that this file does not find itself. */
const RULES = [
  { name: 'path of one machine', pattern: /(?<![\w.])\/(work|home|Users|root)\/(main|shared|[a-z][\w-]*\/)/ },
  {
    name: "registry other than npm's own",
    pattern: /"resolved":\s*"(?!https:\/\/registry\.npmjs\.org\/)[^"]*:/,
  },
  { name: 'registry setting', pattern: /^\s*(@[\w-]+:)?registry\s*=/m, not: /^docs\// },
  { name: 'merge mark', pattern: /^(<{7}|>{7}) /m },
  {
    name: 'unfinished work',
    pattern: new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\\b`),
  },
  {
    name: 'switched-off rule',
    pattern: new RegExp(`${'(es|ox)lint-' + 'disable'}|@ts-${'ignore'}|@ts-${'nocheck'}`),
    not: /^(eslint\.config\.js|CONTRIBUTING\.md)$/,
  },
  {
    name: 'switched-off test',
    // A skip with a condition and a reason, `skip(condition, reason)`, is allowed: it is counted and shown.
    pattern: new RegExp(
      `\\b(it|test|describe)\\.((${'on' + 'ly'}|${'to' + 'do'})\\(|${'sk' + 'ip'}\\((?!\\w+ [!=]== [^,]+, \\w+\\)))`,
    ),
    // The planted tests are skipped on purpose, to show that a skipped test proves nothing.
    not: /^tests\/boundaries\/planted\//,
  },
  { name: 'private key', pattern: new RegExp(`-----BEGIN ${'[A-Z ]*'}PRIVATE KEY`) },
];

/**
 * What must not stand in a file, one finding for each rule.
 * @param {string} file its path in the repository
 * @param {string} text
 * @returns {string[]} `README.md:3: merge mark: <<<<<<<`
 */
export function findWords(file, text) {
  return RULES.flatMap(({ name, pattern, not }) => {
    const match = not?.test(file) === true ? null : pattern.exec(text);
    if (match === null) return [];
    const line = text.slice(0, match.index).split('\n').length;
    return [`${file}:${line}: ${name}: ${match[0].trim().slice(0, 80)}`];
  });
}
