import ts from 'typescript';
import { pathsOf, type Manifest } from '../../../manifest/src/define.js';
import { locateIn, show, type ManifestSources } from '../../../manifest/src/locate.js';

const FILE = 'apps/h5/src/pages.ts';

function placeOf(source: string, offset: number): string {
  const before = source.slice(0, offset).split('\n');
  return `${FILE}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

/** An entry of `src/pages.ts`, as written in its source. */
export interface RegisteredPage {
  path: string;
  /** The file that it loads, relative to `src`, without extension. */
  file: string;
  /** The namespaces of its messages. */
  words: readonly string[];
  /** The entry's start in the source. */
  from: number;
}

/** @throws for a registry in another format */
export function readRegistry(source: string): RegisteredPage[] {
  const tree = ts.createSourceFile('pages.ts', source, ts.ScriptTarget.ESNext, true);
  const entries: RegisteredPage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) {
      const text = node.initializer.getText();
      const file = /import\('\.\/(.+?)\.js'\)/.exec(text)?.[1];
      const words = /words: \[([^\]]*)\]/.exec(text)?.[1]?.match(/\w+/g) ?? [];
      if (file === undefined)
        throw new Error(
          `${placeOf(source, node.getStart())} registry: ${node.name.text} loads no file. Write load: () => import('./features/...')`,
        );
      entries.push({ path: node.name.text, file, words, from: node.getStart() });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  if (entries.length === 0)
    throw new Error(`${FILE}:1:1 registry: it has no entries. Write one for each page`);
  return entries;
}

/** The differences between registry and manifest, each with its position and what to write instead. */
export function faultsOfRegistry(source: string, manifest: Manifest, sources: ManifestSources): string[] {
  const registered = readRegistry(source);
  const pages = pathsOf(manifest).filter((path) => manifest.pages[path]?.redirectTo === undefined);
  const surplus = registered
    .filter(({ path }) => !pages.some((page) => page === path))
    .map(
      ({ path, from }) =>
        `${placeOf(source, from)} registry: the manifest has no page ${path}. Declare it in manifest/src/pages, or take the line out`,
    );
  const missing = pages
    .filter((page) => !registered.some(({ path }) => path === page))
    .map(
      (page) =>
        `${show(locateIn(sources, ['pages', page]))} registry: ${FILE} has no line for ${page}. Write '${page}': { load: ... } there`,
    );
  return [...surplus, ...missing];
}
