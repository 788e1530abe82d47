#!/usr/bin/env node
/**
 * Generates files from openapi.yaml: the client's types, the server's types, the forms' limits and the reference for
 * readers; from openapi-operators.yaml and openapi-control.yaml the types of those APIs; and from the app's folders
 * of messages the types of their ids. The results are committed, so that a review shows what a change of the contract
 * means.
 *
 *   npm run gen              write the files
 *   npm run gen -- <file…>   write only these
 *   npm run gen -- --check   write nothing; fail and name the files that differ
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { writeDocs } from './gen/docs.mjs';
import { writeLimits } from './gen/limits.mjs';
import { writeNamespaces } from './gen/namespaces.mjs';
import { writeTypes } from './gen/types.mjs';
import { toCamelCaseContract } from './gen/camelCase.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const usage = 'Usage: npm run gen [-- --check | <file>...]';

const contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'));
/** @type {Record<string, () => string | Promise<string>>} */
const files = {
  'packages/api-client/src/schema.gen.ts': () =>
    writeTypes(toCamelCaseContract(contract), 'The contract in the app’s spelling: camelCase names.'),
  'packages/api-client/src/wire.gen.ts': () =>
    // Read-only, because a server may answer with a shared list.
    writeTypes(contract, 'The contract as it is on the wire: snake_case names.', { immutable: true }),
  'apps/paper-broker/src/control/wire.gen.ts': () =>
    writeTypes(
      pathToFileURL(join(root, 'openapi-control.yaml')),
      'The control plane’s contract as it is on the wire.',
      { immutable: true, source: 'openapi-control.yaml' },
    ),
  'apps/paper-broker/src/operators/wire.gen.ts': () =>
    writeTypes(
      pathToFileURL(join(root, 'openapi-operators.yaml')),
      'The operators’ contract as it is on the wire.',
      { immutable: true, source: 'openapi-operators.yaml' },
    ),
  'packages/api-client/src/limits.gen.ts': () => writeLimits(contract),
  'docs/api.md': () => writeDocs(contract),
  'apps/h5/src/messages/namespaces.gen.ts': () => writeNamespaces(join(root, 'apps/h5/src/messages')),
};

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
const named = args.filter((arg) => arg !== '--check');
const unknown = named.filter((arg) => !Object.hasOwn(files, arg));
if (unknown.length > 0) {
  console.error(`Unknown argument ${unknown.join(' ')}. ${usage}`);
  process.exit(2);
}

/** @type {[path: string, text: string][]} */
const differing = [];
for (const [path, write] of Object.entries(files)) {
  if (named.length > 0 && !named.includes(path)) continue;
  const file = join(root, path);
  const text = await write();
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) differing.push([path, text]);
}

if (args.includes('--check')) {
  for (const [path] of differing) console.error(`${path} is not what its sources make. Run: npm run gen`);
  process.exit(differing.length === 0 ? 0 : 1);
}
for (const [path, text] of differing) {
  writeFileSync(join(root, path), text);
  console.log(`wrote ${relative(root, join(root, path))}`);
}
if (differing.length === 0) console.log('Everything is up to date.');
