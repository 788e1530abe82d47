// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { pascal, sharedParts } from './names.mjs';

const CONTRACT = 'openapi.yaml';
const MODULES = 'apps/paper-broker/src/modules.ts';
const EXAMPLES = 'apps/paper-broker/src/contract/testing/examples.ts';

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
  const folder = `apps/paper-broker/src/${roomOf(path, id)}`;
  const contract = read(CONTRACT);
  if (contract.includes(`\n  ${path}:\n`)) throw new Error(`${CONTRACT} has ${path} already.`);
  if (contract.includes(`operationId: ${id}\n`)) throw new Error(`${CONTRACT} has ${id} already.`);
  const make = `create${pascal(id)}`;
  return {
    [CONTRACT]: contract.replace('\ncomponents:\n', `\n${contractEntry(path, id, contract)}components:\n`),
    [`${folder}/${id}.ts`]: `import type { BrokerContext } from '../context.js';
import type { Operations } from '../http/operation.js';

/** One sentence: what a customer is told here. */
export function ${make}({ clock }: Pick<BrokerContext, 'clock'>): Operations {
  return {
    ${id}: () => Promise.resolve({ status: 200, body: { as_of: clock.now().toISOString() } }),
  };
}
`,
    [`${folder}/${id}.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { createTestApp, type TestApp } from '../http/testing/createTestApp.js';
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
        `import { ${make} } from './${roomOf(path, id)}/${id}.js';\n`,
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
 * The contract with the entry inserted next to the path that is most similar.
 * @param {string} path @param {string} id @param {string} contract
 */
function contractEntry(path, id, contract) {
  const known = [...contract.matchAll(/^ {2}(\/\S+):\n[\s\S]*?tags: \[(\w+)\]/gm)];
  const [nearest] = known.sort((a, b) => sharedParts(b[1] ?? '', path) - sharedParts(a[1] ?? '', path));
  return `  ${path}:
    get:
      operationId: ${id}
      tags: [${nearest?.[2]}]
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
  return `Next: what ${path} answers, in ${CONTRACT} first, then npm run gen, then apps/paper-broker/src/${roomOf(path, id)}/${id}.ts.
npm test -- api generated contract says what is missing. docs/adding-an-operation.md has the rest.`;
}

/** The folder of the server: the first part of the path. @param {string} path @param {string} id */
function roomOf(path, id) {
  if (!/^(\/[a-z][a-z0-9-]*)+$/.test(path))
    throw new Error(`An operation's path looks like /savings/plan: not "${path}".`);
  if (!/^get[A-Z][A-Za-z0-9]*$/.test(id))
    throw new Error(
      `A new operation is a GET and its name begins with "get", like getSavingsPlan: not "${id}".`,
    );
  const [noun = ''] = path.slice(1).split('/');
  const room = pascal(noun).replace(/^./, (first) => first.toLowerCase());
  // Folders of the server are plural, paths singular.
  const plural = `${room}s`;
  return existsSync(join(root, 'apps/paper-broker/src', plural)) ? plural : room;
}

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');
