// @ts-check
/** A room is a folder of the server's `src`. The folders inside a room are rooms for each other. */
const ROOMS = [/^apps\/paper-broker\/src\/([^/]+)\//, /^apps\/paper-broker\/src\/([^/]+\/[^/]+)\//];
const TEST_CODE = /\.test\.ts$|\/testing\//;

/**
 * The rooms of the server that import each other in a cycle, each as the imports that close it. Type imports do not
 * count: they do not exist at run time, and the database layer names the types of every table.
 *
 * @param {readonly { source: string, dependencies: readonly { resolved: string, dependencyTypes: readonly string[] }[] }[]} modules
 * of a result of dependency-cruiser
 * @returns {string[]} `orders → http (orders/placeOrder.ts)`
 */
export function findRoomRings(modules) {
  return ROOMS.flatMap((room) => findRings(modules, (path) => room.exec(path)?.[1]));
}

/** @param {Parameters<typeof findRoomRings>[0]} modules @param {(path: string) => string | undefined} roomOf */
function findRings(modules, roomOf) {
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

/** @param {ReadonlyMap<string, ReadonlyMap<string, string>>} imports @param {string} from @param {string} to */
function reaches(imports, from, to) {
  const seen = new Set([from]);
  for (const room of seen) for (const next of imports.get(room)?.keys() ?? []) seen.add(next);
  return seen.has(to);
}
