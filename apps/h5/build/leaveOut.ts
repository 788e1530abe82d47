import ts from 'typescript';

interface Cut {
  from: number;
  to: number;
  instead: string;
}

/** Names of properties that contain the target address of an entry. */
const ADDRESSES = new Set(['path', 'to']);

/**
 * A source without the code that leads to pages that a product lacks, so that neither their code nor their messages
 * are built: entries of lists and tables that are keyed by such a path or have it as `path` or `to`, links to one,
 * which would draw nothing, and the operand after `canReach('/pages/...') &&`.
 */
export function leaveOut(source: string, lacking: readonly string[]): string {
  if (!lacking.some((path) => source.includes(path))) return source;
  const tree = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const isLacking = (node: ts.Node | undefined) =>
    node !== undefined && ts.isStringLiteral(node) && lacking.includes(node.text);
  const leadsNowhere = (node: ts.Node) =>
    ts.isObjectLiteralExpression(node) &&
    node.properties.some(
      (each) =>
        ts.isPropertyAssignment(each) &&
        ADDRESSES.has(each.name.getText()) &&
        isLacking(withoutConst(each.initializer)),
    );
  const isEntry = (node: ts.Node) =>
    ts.isPropertyAssignment(node)
      ? isLacking(node.name) || leadsNowhere(node.initializer)
      : ts.isArrayLiteralExpression(node.parent) && leadsNowhere(node);
  const isAsked = (node: ts.Node): boolean =>
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
      ? isAsked(node.left)
      : ts.isCallExpression(node) && node.expression.getText() === 'canReach' && isLacking(node.arguments[0]);
  const cuts: Cut[] = [];
  const visit = (node: ts.Node): void => {
    if (isEntry(node)) {
      const to = source[node.end] === ',' ? node.end + 1 : node.end;
      cuts.push({ from: node.getStart(), to, instead: '' });
    } else if (isAsked(node)) {
      cuts.push({ from: node.getStart(), to: node.end, instead: 'false' });
    } else if (isLinkTo(node, isLacking)) {
      const instead = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent) ? '{null}' : 'null';
      cuts.push({ from: node.getStart(), to: node.end, instead });
    } else {
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(tree, visit);
  return withoutUnusedImports(cut(source, cuts));
}

const cut = (source: string, cuts: readonly Cut[]) =>
  cuts.reduceRight((text, { from, to, instead }) => text.slice(0, from) + instead + text.slice(to), source);

/** An import loads its file even if nothing from it is used. */
function withoutUnusedImports(source: string): string {
  const tree = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const cuts = tree.statements.filter(ts.isImportDeclaration).flatMap((statement): Cut[] => {
    const bindings = statement.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) return [];
    const rest = source.slice(0, statement.getStart()) + source.slice(statement.end);
    const isUsed = bindings.elements.some(({ name }) => new RegExp(`\\b${name.text}\\b`).test(rest));
    return isUsed ? [] : [{ from: statement.getStart(), to: statement.end, instead: '' }];
  });
  return cut(source, cuts);
}

const withoutConst = (node: ts.Expression) => (ts.isAsExpression(node) ? node.expression : node);

function isLinkTo(node: ts.Node, isLacking: (node: ts.Node | undefined) => boolean): boolean {
  const tag = ts.isJsxElement(node)
    ? node.openingElement
    : ts.isJsxSelfClosingElement(node)
      ? node
      : undefined;
  return (
    tag?.attributes.properties.some(
      (each) => ts.isJsxAttribute(each) && each.name.getText() === 'to' && isLacking(each.initializer),
    ) === true
  );
}
