import ts from 'typescript';

/** An entry of `src/pages.ts`, as its source says it. */
export interface RegisteredPage {
  path: string;
  /** The file that it loads, from `src`, without its ending. */
  file: string;
  /** Where the entry stands in the source, its comma included. */
  from: number;
  to: number;
}

/** @throws for a registry that is written in another way: nothing could be left out of it */
export function readRegistry(source: string): RegisteredPage[] {
  const tree = ts.createSourceFile('pages.ts', source, ts.ScriptTarget.ESNext, true);
  const entries: RegisteredPage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) {
      const file = /import\('\.\/(.+?)\.js'\)/.exec(node.initializer.getText())?.[1];
      if (file === undefined) throw new Error(`pages.ts: ${node.name.text} loads no file by import('./...')`);
      const to = source[node.end] === ',' ? node.end + 1 : node.end;
      entries.push({ path: node.name.text, file, from: node.getStart(), to });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  if (entries.length === 0) throw new Error('pages.ts has no entries');
  return entries;
}

/** The registry without the pages that a product lacks, so that nothing of them is built. */
export function keepPages(source: string, has: (path: string) => boolean): string {
  return readRegistry(source).reduceRight(
    (text, { path, from, to }) => (has(path) ? text : text.slice(0, from) + text.slice(to)),
    source,
  );
}
