/** Converts `available_funds` to `availableFunds`; a name that is not in lower snake_case is kept. */
export function toCamelCase(name) {
  return /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(name)
    ? name.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase())
    : name;
}

/**
 * A copy of the contract with field names and query parameters in camelCase. The document is converted before types
 * are generated, because converting the types would also change path keys and hover texts. Path parameters, headers,
 * enum values and examples are data and stay.
 */
export function toCamelCaseContract(contract) {
  return rename(contract);
}

function rename(node) {
  if (Array.isArray(node)) return node.map(rename);
  if (node === null || typeof node !== 'object') return node;
  const copy = Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== 'example' && key !== 'examples')
      .map(([key, value]) => [key, rename(value)]),
  );
  if (isObjectSchema(copy)) {
    copy.properties = Object.fromEntries(
      Object.entries(copy.properties).map(([name, schema]) => [toCamelCase(name), schema]),
    );
    if (Array.isArray(copy.required)) copy.required = copy.required.map(toCamelCase);
  }
  if (copy.in === 'query' && typeof copy.name === 'string') copy.name = toCamelCase(copy.name);
  return copy;
}

function isObjectSchema(node) {
  return node.type === 'object' && typeof node.properties === 'object';
}
