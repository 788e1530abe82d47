import { toCamelCase } from './camelCase.mjs';

const KEYWORDS = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
  'enum',
  // The most shares of one order; a quantity is a text, for which JSON Schema has no maximum.
  'x-maximum-quantity',
  // How far a price may lie from the last one, as a share of it. JSON Schema has no word for what depends on the market.
  'x-band-rate',
  // The part of what a short's shares are worth that is held as its margin.
  'x-short-margin-rate',
];

/**
 * The limits of everything that a request may carry, as plain constants: one for every request body and for every shared
 * query parameter, and one for every named value (a password, a symbol) that they are made of. One export each, so that
 * a bundle holds only what it uses.
 */
export function writeLimits(contract) {
  const { schemas, parameters } = contract.components;
  const exports = [];

  for (const [name, schema] of Object.entries(schemas)) {
    const keywords = keywordsOf(schema);
    if (schema.type !== 'object' && keywords !== undefined)
      exports.push([`${toLower(name)}Limits`, keywords]);
  }
  for (const name of requestBodies(contract)) {
    const fields = Object.entries(schemas[name].properties).flatMap(([field, schema]) => {
      const keywords = keywordsOf({ ...resolve(schema, schemas), ...schema });
      return keywords === undefined ? [] : [`${toCamelCase(field)}: ${keywords}`];
    });
    exports.push([`${toLower(name)}Limits`, `{ ${fields.join(', ')} }`]);
  }
  for (const [name, parameter] of Object.entries(parameters)) {
    const keywords = keywordsOf(resolve(parameter.schema, schemas));
    if (parameter.in === 'query' && keywords !== undefined)
      exports.push([`${toLower(name)}ParameterLimits`, keywords]);
  }

  const lines = exports.map(([name, value]) => `export const ${name} = ${value} as const;`);
  return `// Generated from openapi.yaml by \`npm run gen\`. Do not edit.\n// What a request may carry, from the schema keywords.\n\n${lines.join('\n\n')}\n`;
}

function requestBodies(contract) {
  const names = new Set();
  for (const item of Object.values(contract.paths)) {
    for (const operation of Object.values(item)) {
      const reference = operation.requestBody?.content['application/json']?.schema?.$ref;
      if (reference !== undefined) names.add(reference.split('/').at(-1));
    }
  }
  return [...names];
}

function resolve(schema, schemas) {
  return schema.$ref === undefined ? schema : schemas[schema.$ref.split('/').at(-1)];
}

function keywordsOf(schema) {
  const found = KEYWORDS.filter((keyword) => keyword in schema);
  if (found.length === 0) return undefined;
  return `{ ${found.map((keyword) => `${toConstantName(keyword)}: ${literal(keyword, schema[keyword])}`).join(', ')} }`;
}

function literal(keyword, value) {
  return keyword === 'pattern' ? new RegExp(value, 'u').toString() : JSON.stringify(value);
}

function toLower(name) {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** `x-band-rate` → `bandRate` */
function toConstantName(keyword) {
  return keyword.replace(/^x-/, '').replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
