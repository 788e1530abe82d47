// @ts-check
import { join } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

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
  const sections = entries.map((entry, index) => {
    const file = program.getSourceFile(files[index] ?? '');
    const module = file && checker.getSymbolAtLocation(file);
    if (module === undefined) return `## ${entry}\n`;
    const lines = namesOf(checker, module).map(({ name, symbol }) => describeName(checker, name, symbol));
    return `## ${entry}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
  });
  return `# Public API of @fairlot/ui-kit\n\nWritten by scripts/checkPackage.mjs. A difference here is a change that other products see.\n\n${sections.join('\n')}`;
}

/**
 * The names that a module exports, in alphabetical order, with what they stand for.
 * @param {ts.TypeChecker} checker @param {ts.Symbol} module
 */
const namesOf = (checker, module) =>
  checker
    .getExportsOfModule(module)
    .map((symbol) => ({
      name: symbol.name,
      symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/**
 * The declarations of an exported name. Those of a namespace export (`export * as name`) are in a namespace,
 * with the names that its module re-exports.
 * @param {ts.TypeChecker} checker @param {string} name @param {ts.Symbol} symbol @returns {string}
 */
function describeName(checker, name, symbol) {
  const declarations = symbol.declarations ?? [];
  if (declarations.some(ts.isSourceFile)) {
    const inner = namesOf(checker, symbol).map((each) => describeName(checker, each.name, each.symbol));
    return `export declare namespace ${name} {\n${inner.join('\n')}\n}`;
  }
  return declarations
    .map((node) => {
      const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
      const declared = ts.isVariableDeclaration(node) ? `export declare const ${text};` : text;
      return symbol.name === name ? declared : `// Exported as ${name}:\n${declared}`;
    })
    .join('\n');
}
