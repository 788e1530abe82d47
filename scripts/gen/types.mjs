import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const { factory } = ts;

/**
 * TypeScript types of a contract. A word list that may grow (`x-extensible-enum`) becomes its known words or any other
 * string, so that editors complete the known ones and the compiler asks for an answer to the rest.
 * @param contract a document, or the address of its file where that names other files
 */
export async function writeTypes(contract, note, { immutable = false, source = 'openapi.yaml' } = {}) {
  // The generator follows references in place, so it gets a copy of its own; a file it reads with those that it names.
  const nodes = await openapiTS(contract instanceof URL ? contract : structuredClone(contract), {
    defaultNonNullable: false,
    immutable,
    transform: (schema) =>
      'x-extensible-enum' in schema ? openUnion(schema['x-extensible-enum']) : undefined,
  });
  return `// Generated from ${source} by \`npm run gen\`. Do not edit.\n// ${note}\n\n${astToString(nodes)}`;
}

function openUnion(words) {
  const known = words.map((word) => factory.createLiteralTypeNode(factory.createStringLiteral(word, true)));
  const other = factory.createParenthesizedType(
    factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      factory.createTypeLiteralNode([]),
    ]),
  );
  return factory.createUnionTypeNode([...known, other]);
}
