/**
 * The only place where names change their spelling: snake_case on the wire, camelCase in the app.
 *
 * A key is renamed only when it looks like a name of its side, and never inside a field that holds data by key (a map):
 * what a server or a customer chose as a key comes through as it was.
 */

/** Fields of the contract whose keys are data. A test keeps the list equal to openapi.yaml. */
export const MAP_FIELDS: ReadonlySet<string> = new Set(['params']);

/** Names that are camelCase on the wire: the request field of `/member/login/phone`. */
const CAMEL_ON_THE_WIRE: ReadonlySet<string> = new Set(['areaCode']);

const SNAKE_NAME = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;
const CAMEL_NAME = /^[a-z][a-z0-9]*(?:[A-Z][a-zA-Z0-9]*)+$/;

/** @example toCamelName('available_funds') // 'availableFunds' */
export function toCamelName(name: string): string {
  if (!SNAKE_NAME.test(name)) return name;
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** @example toWireName('availableFunds') // 'available_funds' */
export function toWireName(name: string): string {
  if (!CAMEL_NAME.test(name) || CAMEL_ON_THE_WIRE.has(name)) return name;
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A parsed answer with camelCase names, at every depth. */
export function toCamelKeys(value: unknown): unknown {
  return renameKeys(value, toCamelName);
}

/** A request body or query with snake_case names, at every depth. Files and other class instances stay. */
export function toWireKeys(value: unknown): unknown {
  return renameKeys(value, toWireName);
}

/** A field's path of an error, as the form knows it. @example toCamelPath('items.0.stop_loss') // 'items.0.stopLoss' */
export function toCamelPath(path: string): string {
  return path.split('.').map(toCamelName).join('.');
}

function renameKeys(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => renameKeys(item, rename));
  if (!isPlainObject(value)) return value;
  const renamed: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    renamed[rename(key)] = MAP_FIELDS.has(key) ? member : renameKeys(member, rename);
  }
  return renamed;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
