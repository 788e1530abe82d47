import { runFormatjs, type Words } from './compileMessages.js';

/** The input of the check: words by language and namespace, and the code that uses them. */
export interface Sources {
  catalogues: ReadonlyMap<string, ReadonlyMap<string, Words>>;
  /** All sources as one text. The fixed parts of a composed id (`app.${kind}.title`) must match. */
  code: string;
  /** Ids whose text is correctly the same as in English, each with its reason. */
  sameAsEnglish: Readonly<Record<string, string>>;
  /** Partial languages, with the namespaces that they must translate completely. */
  partial?: ReadonlyMap<string, readonly string[]>;
}

/** All faults of the catalogues compared with English, a sentence each. */
export function checkCatalogues(sources: Sources): string[] {
  return [...verify(sources), ...checkEnglish(sources), ...checkTranslations(sources)];
}

const merged = (
  catalogue: ReadonlyMap<string, Words>,
  isWanted: (namespace: string) => boolean = () => true,
) =>
  Object.assign({}, ...[...catalogue].flatMap(([name, words]) => (isWanted(name) ? [words] : []))) as Words;

/**
 * The findings of `formatjs verify`: missing and surplus ids, invalid messages, and placeholders that differ from
 * English.
 */
function verify({ catalogues, partial = new Map<string, readonly string[]>() }: Sources): string[] {
  const verifyAll = (
    locales: readonly string[],
    flags: string[],
    isWanted?: (namespace: string) => boolean,
  ) => {
    const files = ['en', ...locales].map(
      (locale) => [locale, merged(catalogues.get(locale) ?? new Map<string, Words>(), isWanted)] as const,
    );
    try {
      runFormatjs(new Map(files), 'verify', '--source-locale', 'en', ...flags);
      return [];
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return [`${stdout}${stderr}`.trim()];
    }
  };
  const others = [...catalogues.keys()].filter((locale) => locale !== 'en');
  return [
    ...verifyAll(others, ['--extra-keys', '--structural-equality']),
    ...verifyAll(
      others.filter((locale) => !partial.has(locale)),
      ['--missing-keys'],
    ),
    ...[...partial].flatMap(([locale, least]) =>
      verifyAll([locale], ['--missing-keys'], (namespace) => least.includes(namespace)),
    ),
  ];
}

/** Ids that code composes, as patterns: `t(\`app.${kind}.title\`)` uses all ids of that form. */
function patternsIn(code: string): RegExp[] {
  return [...code.matchAll(/`([a-z][\w-]*\.[\w.${}\s()[\]?:'"-]*\$\{[^`]*)`/gi)].map((match) => {
    const fixed = (match[1] ?? '')
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${fixed.join('[\\w-]+')}$`);
  });
}

/** Ids outside of their namespace, and unused ones. */
function checkEnglish({ catalogues, code }: Sources): string[] {
  const patterns = patternsIn(code);
  const quoted = new Set([...code.matchAll(/(['"`])(?=([\w.-]+)\1)/g)].map(([, , text]) => text));
  const isUsed = (id: string) => quoted.has(id) || patterns.some((pattern) => pattern.test(id));
  return [...(catalogues.get('en') ?? [])].flatMap(([namespace, words]) =>
    Object.keys(words).flatMap((id) => [
      ...(id.startsWith(`${namespace}.`) ? [] : [`${namespace}: "${id}" must start with "${namespace}."`]),
      ...(isUsed(id) ? [] : [`${namespace}: "${id}" is said nowhere`]),
    ]),
  );
}

/** Messages of another language that are empty or still English. */
function checkTranslations({ catalogues, sameAsEnglish }: Sources): string[] {
  const english = merged(catalogues.get('en') ?? new Map<string, Words>());
  return [...catalogues].flatMap(([locale, catalogue]) => {
    if (locale === 'en') return [];
    return Object.entries(merged(catalogue)).flatMap(([id, text]) => {
      if (text.trim() === '') return [`${locale}: "${id}" is blank`];
      const isSame = text === english[id] && /\p{L}{3}/u.test(text);
      return isSame && !isAllowed(id, locale, sameAsEnglish)
        ? [
            `${locale}: "${id}" is the same as in English: translate it, or give a reason in same-as-english.json`,
          ]
        : [];
    });
  });
}

/** A reason may apply to one language (`id@de`) or to all (`id`). */
const isAllowed = (id: string, locale: string, reasons: Sources['sameAsEnglish']) =>
  Object.hasOwn(reasons, id) || Object.hasOwn(reasons, `${id}@${locale}`);
