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
  // The largest quantity of an order. A quantity is a string, for which JSON Schema has no maximum.
  'x-maximum-quantity',
  // How far a price may be from the last price, as a fraction of it. JSON Schema cannot express a limit that depends
  // on the market.
  'x-band-rate',
  // The margin of a short as a fraction of the value of its shares.
  'x-short-margin-rate',
];

/**
 * The limits of requests as plain constants: one export for every request body, every shared query parameter, and
 * every named schema that they use, such as a password or a symbol. They are separate exports, so that a bundle
 * contains only those it uses.
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

/** Converts `x-band-rate` to `bandRate`. */
function toConstantName(keyword) {
  return keyword.replace(/^x-/, '').replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
