import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

/** A dynamic import: `import('./x.js')`. */
interface LaterImport {
  line: number;
  /** The file that it loads. */
  target: string;
  /** The namespaces in the list `words` beside the import. */
  words: readonly string[];
}

interface Source {
  /** Namespaces of the ids in the file, complete or by their beginning. */
  namespaces: ReadonlySet<string>;
  /** The ids themselves, except keys of tables, which only list what exists; for composed ids, the beginning. */
  said: ReadonlySet<string>;
  beginnings: ReadonlySet<string>;
  /** Files that it imports statically. */
  imports: readonly string[];
  later: readonly LaterImport[];
}

/**
 * Reads each source once. `ids`: all message ids; `packages`: folders of the packages with messages, by name;
 * `prepare`: changes a source before it is parsed.
 */
function createReader(
  ids: ReadonlySet<string>,
  packages: Readonly<Record<string, string>>,
  prepare: (source: string) => string = (source) => source,
) {
  const known = new Map<string, Source>();
  const namespaces = new Set([...ids].map((id) => id.split('.')[0] ?? ''));

  /** Names of imports end in `.js` and mean a TypeScript file. Of packages, only those with messages are followed. */
  function resolve(from: string, target: string): string | undefined {
    const name = Object.keys(packages).find((each) => target.startsWith(`${each}/`));
    if (name !== undefined)
      return existing(join(packages[name] ?? '', 'src', target.slice(name.length), 'index'));
    return target.startsWith('.') ? existing(join(dirname(from), target).replace(/\.js$/, '')) : undefined;
  }

  function namespaceOf(node: ts.Node): string | undefined {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      return ids.has(node.text) ? node.text.split('.')[0] : undefined;
    if (!ts.isTemplateExpression(node)) return undefined;
    const [first = '', rest] = node.head.text.split('.');
    return rest !== undefined && namespaces.has(first) ? first : undefined;
  }

  function readSource(file: string): Source {
    const tree = ts.createSourceFile(file, prepare(readFileSync(file, 'utf8')), ts.ScriptTarget.ESNext, true);
    const found = { namespaces: new Set<string>(), said: new Set<string>(), beginnings: new Set<string>() };
    const imports: string[] = [];
    const later: LaterImport[] = [];
    const visit = (node: ts.Node): void => {
      if (isStaticImport(node)) {
        const target = isOfTypes(node) ? undefined : resolve(file, node.moduleSpecifier.text);
        if (target !== undefined) imports.push(target);
        return;
      }
      const name = dynamicImportOf(node);
      const target = name === undefined ? undefined : resolve(file, name);
      if (target !== undefined) {
        const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        later.push({ line, target, words: wordsBeside(node) });
      }
      const namespace = namespaceOf(node);
      if (namespace !== undefined) {
        found.namespaces.add(namespace);
        if (ts.isTemplateExpression(node)) found.beginnings.add(node.head.text);
        else if (!isKey(node)) found.said.add((node as ts.StringLiteralLike).text);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return { ...found, imports, later };
  }

  function read(file: string): Source {
    const source = known.get(file) ?? readSource(file);
    known.set(file, source);
    return source;
  }

  /** A file with all its static imports. */
  function withImports(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const each of read(file).imports) withImports(each, seen);
    return seen;
  }

  return {
    read,
    withImports,
    /** The namespaces that a file or its static imports may use. */
    namespacesUsedBy: (file: string): Set<string> =>
      new Set([...withImports(file)].flatMap((each) => [...read(each).namespaces])),
  };
}

type StaticImport = (ts.ImportDeclaration | ts.ExportDeclaration) & {
  readonly moduleSpecifier: ts.StringLiteral;
};

const isStaticImport = (node: ts.Node): node is StaticImport =>
  (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined;

const isOfTypes = (node: StaticImport): boolean =>
  ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly === true : node.isTypeOnly;

/** The file that `import('./x.js')` names; undefined for any other node. */
function dynamicImportOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  const [argument] = node.arguments;
  return argument !== undefined && ts.isStringLiteral(argument) ? argument.text : undefined;
}

const isKey = (node: ts.Node) => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** The namespaces of `words: ['a', 'b']` in the object around an import. */
function wordsBeside(node: ts.Node): readonly string[] {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isObjectLiteralExpression(at)) continue;
    for (const property of at.properties) {
      if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'words') continue;
      const list = property.initializer;
      if (ts.isArrayLiteralExpression(list))
        return list.elements.filter(ts.isStringLiteral).map(({ text }) => text);
    }
  }
  return [];
}

const existing = (stem: string): string | undefined =>
  [`${stem}.ts`, `${stem}.tsx`].find((path) => existsSync(path));

/** Every file of the app, from its entry: static and dynamic imports. */
function everyFile({ withImports, read }: ReturnType<typeof createReader>, entry: string): Set<string> {
  const all = new Set<string>();
  const waiting = [entry];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const file of withImports(at)) {
      if (all.has(file)) continue;
      all.add(file);
      waiting.push(...read(file).later.map(({ target }) => target));
    }
  }
  return all;
}

/** Whether the app uses a message anywhere, if it is built from sources changed by `prepare`. */
export function isUsedAnywhere(
  { entry, ids, packages }: Omit<PageWordsOptions, 'core'>,
  prepare: (source: string) => string,
): (id: string) => boolean {
  const reader = createReader(ids, packages, prepare);
  const sources = [...everyFile(reader, entry)].map(reader.read);
  const said = new Set(sources.flatMap((source) => [...source.said]));
  const beginnings = new Set(sources.flatMap((source) => [...source.beginnings]));
  return (id) => said.has(id) || [...beginnings].some((beginning) => id.startsWith(beginning));
}

export interface PageWordsOptions {
  /** The app's entry file. */
  entry: string;
  ids: ReadonlySet<string>;
  packages: Readonly<Record<string, string>>;
  /** Namespaces that are loaded with every language. */
  core: readonly string[];
}

/**
 * Checks that each dynamic import names the namespaces of its messages, and no others, and that the start uses core
 * messages only. @returns a sentence for each fault
 */
export function checkPageWords({ entry, ids, packages, core }: PageWordsOptions): string[] {
  const reader = createReader(ids, packages);
  const faults: string[] = [];
  const compare = (place: string, target: string, words: readonly string[]) => {
    const used = [...reader.namespacesUsedBy(target)].filter((name) => !core.includes(name)).sort();
    const lacking = used.filter((name) => !words.includes(name));
    const surplus = words.filter((name) => !used.includes(name));
    if (lacking.length + surplus.length === 0) return;
    faults.push(
      `${place}: words must be [${used.map((name) => `'${name}'`).join(', ')}], which ${basename(target)} says`,
    );
  };
  compare(basename(entry), entry, []);
  for (const file of everyFile(reader, entry))
    for (const { line, target, words } of reader.read(file).later) compare(`${file}:${line}`, target, words);
  return faults;
}
