// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/project.mjs';
import { camel, pascal, sharedParts } from './names.mjs';

const CONTRACT = 'openapi.yaml';
const SERVER = 'apps/paper-broker/src';
const MODULES = `${SERVER}/modules.ts`;
const EXAMPLES = `${SERVER}/contract/testing/examples.ts`;

/** The files that `npm run gen` generates from the contract. */
export const GENERATED = [
  'packages/api-client/src/schema.gen.ts',
  'packages/api-client/src/wire.gen.ts',
  'docs/api.md',
];

/**
 * The files of a `GET` for members that answers with the business time: the simplest answer that is true and
 * testable.
 * @param {string} path of the contract, `/savings/plan` @param {string} id the `operationId`, `getSavingsPlan`
 * @returns {Record<string, string>}
 */
export function operationFiles(path, id) {
  requireNames(path, id);
  const contract = read(CONTRACT);
  if (contract.includes(`\n  ${path}:\n`)) throw new Error(`${CONTRACT} has ${path} already.`);
  if (contract.includes(`operationId: ${id}\n`)) throw new Error(`${CONTRACT} has ${id} already.`);
  const room = roomOf(path, contract);
  const folder = `${SERVER}/${room}`;
  const source = room.replace(/[^/]+/g, '..');
  const make = `create${pascal(id)}`;
  return {
    [CONTRACT]: contract.replace('\ncomponents:\n', `\n${contractEntry(path, id, contract)}components:\n`),
    [`${folder}/${id}.ts`]: `import type { BrokerContext } from '${source}/context.js';
import type { Operations } from '${source}/http/operation.js';

/** One sentence: what a customer is told here. */
export function ${make}({ clock }: Pick<BrokerContext, 'clock'>): Operations {
  return {
    ${id}: () => Promise.resolve({ status: 200, body: { as_of: clock.now().toISOString() } }),
  };
}
`,
    [`${folder}/${id}.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '${source}/db/database.js';
import { describeOnBothStores } from '${source}/db/testing/createTestStore.js';
import { createTestApp, type TestApp } from '${source}/http/testing/createTestApp.js';
import { ${make} } from './${id}.js';

describeOnBothStores('${id}', (makeStore) => {
  let db: Database;
  let test: TestApp;
  beforeAll(async () => {
    db = await makeStore();
    test = await createTestApp(db, ${make});
  });
  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  it('is for those who are signed in', async () => {
    const answer = await test.app.inject({ method: 'GET', url: '/api/v1${path}', headers: { platform: 'h5' } });
    expect(answer.statusCode).toBe(401);
  });
});
`,
    [MODULES]: insertAfter(
      insertAfter(
        read(MODULES),
        // The last import.
        /^import [^\n]*\n(?!import )/m,
        `import { ${make} } from './${room}/${id}.js';\n`,
      ),
      /return join\(\[\n/,
      `    { operations: ${make}(context) },\n`,
    ),
    [EXAMPLES]: insertAfter(read(EXAMPLES), /export const examples: [^{]*\{\n/, `  ${id}: () => ({}),\n`),
  };
}

/**
 * The text with `addition` after the first match of `place`.
 * @param {string} text @param {RegExp} place code, not words: comments are rewritten @param {string} addition
 * @throws when there is no such place, because the file has changed
 */
function insertAfter(text, place, addition) {
  const match = place.exec(text);
  if (match === null)
    throw new Error(`The generator does not find ${place}: adapt scripts/new/operation.mjs.`);
  const end = match.index + match[0].length;
  return text.slice(0, end) + addition + text.slice(end);
}

/**
 * The operation whose path is most similar, and how many parts of it they share.
 * @param {string} path @param {string} contract
 */
function nearestTo(path, contract) {
  const known = [
    ...contract.matchAll(/^ {2}(\/\S+):\n[\s\S]*?operationId: (\w+)\n[\s\S]*?tags: \[(\w+)\]/gm),
  ].map(([, other = '', id = '', tag = '']) => ({ id, tag, shared: sharedParts(other, path) }));
  const [nearest] = known.sort((a, b) => b.shared - a.shared);
  if (nearest === undefined) throw new Error(`${CONTRACT} has no operations.`);
  return nearest;
}

/** @param {string} path @param {string} id @param {string} contract */
function contractEntry(path, id, contract) {
  return `  ${path}:
    get:
      operationId: ${id}
      tags: [${nearestTo(path, contract).tag}]
      summary: ${pascal(id)}
      responses:
        '200':
          description: One sentence about what it holds.
          content:
            application/json:
              schema:
                type: object
                additionalProperties: false
                required: [as_of]
                properties:
                  as_of: { $ref: '#/components/schemas/Instant' }
              example: { as_of: '2026-03-02T15:00:00.000Z' }
        '401': { $ref: '#/components/responses/Unauthenticated' }
        default: { $ref: '#/components/responses/Problem' }
`;
}

/** @param {string} path @param {string} id */
export function operationHint(path, id) {
  return `Next: what ${path} answers, in ${CONTRACT} first, then npm run gen, then ${id}.ts.
npm test -- api generated contract says what is missing. docs/adding-an-operation.md has the rest.`;
}

/** @param {string} path @param {string} id */
function requireNames(path, id) {
  if (!/^(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)+$/.test(path))
    throw new Error(`An operation's path looks like /savings/plan: not "${path}".`);
  if (!/^get[A-Z][A-Za-z0-9]*$/.test(id))
    throw new Error(
      `A new operation is a GET and its name begins with "get", like getSavingsPlan: not "${id}".`,
    );
}

/**
 * The folder of the server: of the operation whose path begins in the same way, otherwise a new one.
 * @param {string} path @param {string} contract
 */
function roomOf(path, contract) {
  const nearest = nearestTo(path, contract);
  // Both begin with the empty part before the first slash.
  if (nearest.shared > 1) return folderOf(nearest.id);
  const [, noun = ''] = path.split('/');
  const room = camel(noun);
  for (const taken of [`${SERVER}/${room}`, `${SERVER}/${room}.ts`])
    if (existsSync(join(root, taken)))
      throw new Error(`${taken} is not about operations: begin the path with another word than /${noun}.`);
  return room;
}

/** The folder of the server that has the operation. @param {string} id */
function folderOf(id) {
  // Not a row of a table from operations to texts.
  const isDefinition = new RegExp(`^ {2,}(async )?${id}(?!: ')[:(,]`, 'm');
  const file = readdirSync(join(root, SERVER), { encoding: 'utf8', recursive: true }).find(
    (each) =>
      /^(?!.*(testing|contract)\/).*(?<!\.test|\.gen)\.ts$/.test(each) &&
      isDefinition.test(read(`${SERVER}/${each}`)),
  );
  if (file === undefined)
    throw new Error(`The generator does not find ${id}: adapt scripts/new/operation.mjs.`);
  return dirname(file);
}

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');
