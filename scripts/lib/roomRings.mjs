// @ts-check
const ROOM = /^apps\/paper-broker\/src\/([^/]+)\//;
const TEST_CODE = /\.test\.ts$|\/testing\//;
/** Shares come from orders and go by orders: these two folders are one room. */
const TRADING = new Set(['orders', 'positions']);

/**
 * Rooms of the server (folders of its `src`) that import each other in a ring, each ring as the imports that close it.
 * Types do not count: they are gone when the server runs, and the database layer names every table by them.
 *
 * @param {readonly { source: string, dependencies: readonly { resolved: string, dependencyTypes: readonly string[] }[] }[]} modules
 * of a result of dependency-cruiser
 * @returns {string[]} `orders → http (orders/placeOrder.ts)`
 */
export function findRoomRings(modules) {
  /** @type {Map<string, Map<string, string>>} */
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    const from = roomOf(source);
    if (from === undefined || TEST_CODE.test(source)) continue;
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = roomOf(resolved);
      if (to === undefined || to === from || dependencyTypes.includes('type-only')) continue;
      const known = imports.get(from) ?? new Map();
      imports.set(from, known.set(to, source));
    }
  }
  return [...imports].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => reaches(imports, to, from))
      .map(([to, source]) => `${from} → ${to} (${source})`),
  );
}

/** @param {string} path @returns {string | undefined} */
function roomOf(path) {
  const folder = ROOM.exec(path)?.[1];
  return folder !== undefined && TRADING.has(folder) ? 'trading' : folder;
}

/** @param {ReadonlyMap<string, ReadonlyMap<string, string>>} imports @param {string} from @param {string} to */
function reaches(imports, from, to) {
  const seen = new Set([from]);
  for (const room of seen) for (const next of imports.get(room)?.keys() ?? []) seen.add(next);
  return seen.has(to);
}
