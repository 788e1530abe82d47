import ts from 'typescript';
import type { SourcePlace } from './rule.js';

function keyOf(property: ts.ObjectLiteralElementLike): string | undefined {
  const name = property.name;
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

/**
 * The position of the value under `keys` in a source file: of the deepest existing key, or of the file's first
 * object.
 * `source`: text of a TypeScript file with one object.
 */
function locate(file: string, source: string, keys: readonly string[]): SourcePlace {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  let place: ts.Node | undefined;
  let scope: ts.ObjectLiteralExpression | undefined;

  const findManifest = (node: ts.Node): void => {
    if (scope !== undefined) return;
    if (ts.isObjectLiteralExpression(node)) scope = node;
    else ts.forEachChild(node, findManifest);
  };
  findManifest(tree);
  place = scope;
  for (const key of keys) {
    const property: ts.ObjectLiteralElementLike | undefined = scope?.properties.find(
      (candidate) => keyOf(candidate) === key,
    );
    if (property === undefined) break;
    place = property;
    scope =
      ts.isPropertyAssignment(property) && ts.isObjectLiteralExpression(property.initializer)
        ? property.initializer
        : undefined;
  }
  const { line, character } = tree.getLineAndCharacterOfPosition(place?.getStart(tree) ?? 0);
  return { file, line: line + 1, column: character + 1 };
}

/** In the format that editors and terminals open. */
export const show = ({ file, line, column }: SourcePlace): string => `${file}:${line}:${column}`;

/** The source files of a manifest. */
export interface ManifestSources {
  /** The file of everything but the pages. */
  main: { file: string; text: string };
  /** The files of the pages, one per area. */
  areas: readonly { file: string; text: string }[];
}

/**
 * The position of the value under `keys` in a manifest: a page in the file of its area, anything else in the main
 * file.
 */
export function locateIn({ main, areas }: ManifestSources, keys: readonly string[]): SourcePlace {
  const [first, path, ...rest] = keys;
  const area = areas.find(({ text }) => first === 'pages' && text.includes(`'${path ?? ''}': {`));
  return area === undefined
    ? locate(main.file, main.text, keys)
    : locate(area.file, area.text, [path ?? '', ...rest]);
}

/** `placeOf` for a manifest of these sources. */
export const placeIn = (sources: ManifestSources) => (keys: readonly string[]) =>
  show(locateIn(sources, keys));

/**
 * The keys of the object that a source file exports under `name`.
 * @throws {Error} when it exports no such object, so that a moved registry does not count as empty
 */
export function keysOfExport(source: string, name: string): string[] {
  const tree = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declarations = tree.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  let value = declarations.find((each) => each.name.getText(tree) === name)?.initializer;
  while (value !== undefined && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value)))
    value = value.expression;
  if (value === undefined || !ts.isObjectLiteralExpression(value))
    throw new Error(`No object is exported as "${name}"`);
  return value.properties.flatMap((property) => keyOf(property) ?? []);
}
