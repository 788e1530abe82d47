import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const { factory } = ts;

/**
 * TypeScript types of a contract. A list of values that may grow (`x-extensible-enum`) becomes its known values or
 * any string: editors complete the known values, and the compiler requires code for the others.
 * @param contract a document, or its file's URL when it refers to other files
 */
export async function writeTypes(contract, note, { immutable = false, source = 'openapi.yaml' } = {}) {
  // The generator resolves references in place, so it gets a copy; a file is read with the files that it refers to.
  const nodes = await openapiTS(contract instanceof URL ? contract : structuredClone(contract), {
    defaultNonNullable: false,
    immutable,
    transform: (schema) =>
      'x-extensible-enum' in schema
        ? openUnion(schema['x-extensible-enum'], [schema.type].flat().includes('null'))
        : undefined,
  });
  return `// Generated from ${source} by \`npm run gen\`. Do not edit.\n// ${note}\n\n${astToString(nodes)}`;
}

function openUnion(words, isNullable) {
  const known = words.map((word) => factory.createLiteralTypeNode(factory.createStringLiteral(word, true)));
  const other = factory.createParenthesizedType(
    factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      factory.createTypeLiteralNode([]),
    ]),
  );
  const none = isNullable ? [factory.createLiteralTypeNode(factory.createNull())] : [];
  return factory.createUnionTypeNode([...known, other, ...none]);
}
