// @ts-check
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Every name that a sub-path exports, with its declaration as a product's compiler sees it, without comments.
 * @param {string} dist folder of the built declarations
 * @param {readonly string[]} entries sub-paths
 */
export function describePublicApi(dist, entries) {
  const files = entries.map((entry) => join(dist, entry, 'index.d.ts'));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
  });
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true });

  const sections = entries.map((entry, index) => {
    const file = program.getSourceFile(files[index] ?? '');
    const module = file && checker.getSymbolAtLocation(file);
    if (module === undefined) return `## ${entry}\n`;
    const lines = checker
      .getExportsOfModule(module)
      .map((symbol) =>
        symbol.flags & ts.SymbolFlags.Alias
          ? { name: symbol.name, target: checker.getAliasedSymbol(symbol) }
          : { name: symbol.name, target: symbol },
      )
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, target }) => {
        const text = declarationsOf(checker, target)
          .map((node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()))
          .join('\n');
        return text.includes(name) ? text : `${name}: ${text}`;
      });
    return `## ${entry}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
  });
  return `# Public API of @fairlot/ui-kit\n\nWritten by scripts/checkPackage.mjs. A difference here is a change that other products see.\n\n${sections.join('\n')}`;
}

/**
 * The declarations of a name. For a namespace export (`export * as name`), the declarations of all names in that
 * module, including re-exported ones.
 * @param {ts.TypeChecker} checker @param {ts.Symbol} symbol @returns {ts.Declaration[]}
 */
function declarationsOf(checker, symbol) {
  if ((symbol.flags & ts.SymbolFlags.ValueModule) === 0) return symbol.declarations ?? [];
  return checker.getExportsOfModule(symbol).flatMap((each) => declarationsOf(checker, each));
}
