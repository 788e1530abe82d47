/**
 * Converts names between snake_case on the wire and camelCase in the app. No other place does.
 *
 * A key is converted only when it has the form of its side, and never within a field that is a map, because the keys
 * of a map are data of the server or the customer.
 */

/** Fields of the contract that are maps. A test compares the list with openapi.yaml. */
export const MAP_FIELDS: ReadonlySet<string> = new Set(['params']);

/** Names in camelCase on the wire: a request field of `/member/login/phone`. */
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

/** Converts the names of a parsed answer to camelCase, at every depth. */
export function toCamelKeys(value: unknown): unknown {
  return renameKeys(value, toCamelName);
}

/**
 * Converts the names of a request body or query to snake_case, at every depth. Files and other class instances are
 * kept.
 */
export function toWireKeys(value: unknown): unknown {
  return renameKeys(value, toWireName);
}

/**
 * Converts the path of a field in an error to camelCase.
 * @example toCamelPath('items.0.stop_loss') // 'items.0.stopLoss'
 */
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
