import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { placeholdersOf, type Words } from './compileMessages.js';

/** What the check compares: words by language and area, and the code that says them. */
export interface Sources {
  catalogues: ReadonlyMap<string, ReadonlyMap<string, Words>>;
  /** All sources in one text. An id that is put together (`app.${kind}.title`) must match in its fixed parts. */
  code: string;
  /** Ids whose words are rightly the same as in English, each with its reason. */
  sameAsEnglish: Readonly<Record<string, string>>;
  /** Languages that go only so far, with the areas that they must say whole. Elsewhere they may leave sentences out. */
  partial?: ReadonlyMap<string, readonly string[]>;
}

export interface CatalogueFault {
  locale: string;
  area: string;
  message: string;
}

function tryParse(text: string): MessageFormatElement[] | string {
  try {
    return parse(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Ids that code builds from parts, as patterns: `t(\`app.${kind}.title\`)` says all ids of that form. */
function patternsIn(code: string): RegExp[] {
  return [...code.matchAll(/`([a-z][\w-]*\.[\w.${}\s()[\]?:'"-]*\$\{[^`]*)`/gi)].map((match) => {
    const fixed = (match[1] ?? '')
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${fixed.join('[\\w-]+')}$`);
  });
}

const names = (elements: readonly MessageFormatElement[]) => [...placeholdersOf(elements)].sort().join(', ');

/** Everything that is wrong with the catalogues, English being the measure. */
export function checkCatalogues({
  catalogues,
  code,
  sameAsEnglish,
  partial = new Map<string, readonly string[]>(),
}: Sources): CatalogueFault[] {
  const faults: CatalogueFault[] = [];
  const english = catalogues.get('en') ?? new Map<string, Words>();
  const patterns = patternsIn(code);
  const isSaid = (id: string) =>
    [`'${id}'`, `"${id}"`, `\`${id}\``].some((quoted) => code.includes(quoted)) ||
    patterns.some((pattern) => pattern.test(id));
  const areaOf = new Map<string, string>();

  for (const [area, words] of english) {
    const report = (message: string) => faults.push({ locale: 'en', area, message });
    for (const [id, text] of Object.entries(words)) {
      const other = areaOf.get(id);
      if (other !== undefined) report(`"${id}" is in ${other}.json too`);
      areaOf.set(id, area);
      if (!id.startsWith(`${area}.`)) report(`"${id}" must start with "${area}."`);
      const parsed = tryParse(text);
      if (typeof parsed === 'string') report(`"${id}" is no ICU message: ${parsed}`);
      if (!isSaid(id)) report(`"${id}" is said nowhere`);
    }
  }

  for (const [locale, areas] of catalogues) {
    if (locale === 'en') continue;
    const mustSay = partial.get(locale);
    const mayLack = (area: string) => mustSay !== undefined && !mustSay.includes(area);
    for (const [area, words] of english) {
      const translated = areas.get(area) ?? {};
      const report = (message: string) => faults.push({ locale, area, message });
      for (const [id, text] of Object.entries(words)) {
        const translation = translated[id];
        if (translation === undefined && mayLack(area)) continue;
        if (translation === undefined || translation.trim() === '') {
          report(`"${id}" is missing`);
          continue;
        }
        const [original, parsed] = [tryParse(text), tryParse(translation)];
        if (typeof parsed === 'string') report(`"${id}" is no ICU message: ${parsed}`);
        else if (typeof original !== 'string' && names(original) !== names(parsed)) {
          report(`"${id}" fills in {${names(parsed)}}, English {${names(original)}}`);
        }
        if (translation === text && /\p{L}{3}/u.test(text) && !isAllowed(id, locale, sameAsEnglish)) {
          report(`"${id}" is the same as in English: translate it, or give a reason in same-as-english.json`);
        }
      }
      for (const id of Object.keys(translated)) {
        if (!Object.hasOwn(words, id)) report(`"${id}" is not in English`);
      }
    }
    for (const area of areas.keys()) {
      if (!english.has(area)) faults.push({ locale, area, message: 'English has no such area' });
    }
  }
  return faults;
}

/** A reason may hold for one language (`id@de`) or for all (`id`). */
const isAllowed = (id: string, locale: string, reasons: Sources['sameAsEnglish']) =>
  Object.hasOwn(reasons, id) || Object.hasOwn(reasons, `${id}@${locale}`);
