import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const { factory } = ts;

/**
 * TypeScript types of a contract. A word list that may grow (`x-extensible-enum`) becomes its known words or any other
 * string, so that editors complete the known ones and the compiler asks for an answer to the rest.
 */
export async function writeTypes(contract, note, { immutable = false } = {}) {
  // The generator follows references in place, so it gets a copy of its own.
  const nodes = await openapiTS(structuredClone(contract), {
    defaultNonNullable: false,
    immutable,
    transform: (schema) =>
      'x-extensible-enum' in schema ? openUnion(schema['x-extensible-enum']) : undefined,
  });
  return `// Generated from openapi.yaml by \`npm run gen\`. Do not edit.\n// ${note}\n\n${astToString(nodes)}`;
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
