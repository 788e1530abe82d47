/** `available_funds` → `availableFunds`; anything that is not lower snake_case stays as it is. */
export function toCamelCase(name) {
  return /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(name)
    ? name.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase())
    : name;
}

/**
 * A copy of the contract with the names of fields and of query parameters in camelCase. Renaming the document before
 * types are made from it, and not the types after, keeps the path keys and the hover texts clean. Path parameters,
 * headers, enum values and examples are data: they stay.
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
