import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoContent } from '../contract/testing/contractWorld.js';
import { createDataDir, createPostgresDatabase } from '../db/testing/createTestStore.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import { imageSettings, linkImageFiles } from '../testing/imageFiles.js';
import { startProcess, type ServerProcess } from '../testing/startProcess.js';

/** Runs the commands as an operator does, against servers that are running or were killed. */

const SLOW_MS = 180_000;
const folder = mkdtempSync(join(tmpdir(), 'fairlot-backup-'));
/** The commands run from the files of the image. */
const image = join(folder, 'image');
beforeAll(() => linkImageFiles(image));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Settings = Readonly<Record<string, string>>;

async function run(
  settings: Settings,
  ...args: readonly string[]
): Promise<{ code: number | null; said: string }> {
  const child = spawn(
    process.execPath,
    // A command ends before optimised code of the embedded database would pay off.
    ['--liftoff-only', 'scripts/broker.mjs', ...args],
    { cwd: image, env: { PATH: process.env['PATH'], ...imageSettings, ...settings } },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, said };
}

const accountsOf = async (server: ServerProcess): Promise<unknown> =>
  (await server.send('GET', '/account', { token: await server.signIn() })).body;

const WROTE = /^Wrote .*: [\d.]+ MB/;
const RESTORED = /^Restored \d+ rows of .*\nThe ledger keeps its promises\.\n$/;

describe('A store is written to a file and restored elsewhere', () => {
  const file = join(folder, 'embedded.backup');
  it(
    'from folder to folder, of a server that runs meanwhile and is killed',
    { timeout: SLOW_MS },
    async () => {
      const [from, to] = [{ DATA_DIR: join(folder, 'a') }, { DATA_DIR: join(folder, 'b') }];
      await createDataDir(from.DATA_DIR, demoContent);
      const server = await startProcess(from);
      const before = await accountsOf(server);
      expect((await run(from, 'backup', '--to', file)).said).toMatch(WROTE);
      expect(statSync(file).mode & 0o077).toBe(0);
      const over = await run(from, 'restore', '--from', file);
      expect(over).toMatchObject({ code: 2, said: expect.stringMatching(/process \d+/) as string });
      expect(await accountsOf(server)).toEqual(before);
      await server.stop('SIGKILL');

      expect((await run(to, 'restore', '--from', file)).said).toMatch(RESTORED);
      // This server too runs from the files of the image.
      const program = join(image, 'apps/paper-broker/dist/main.js');
      const again = await startProcess({ ...imageSettings, ...to }, program);
      expect(await accountsOf(again)).toEqual(before);
      await again.stop();
      expect((await run(to, 'restore', '--from', file)).said).toMatch(/^The database is not empty/);
    },
  );

  // The command does not notice a server on PostgreSQL; backup.test.ts compares the rows.
  it.skipIf(!hasPostgres)('from PostgreSQL to PostgreSQL', { timeout: SLOW_MS }, async () => {
    const [from, to] = [await createPostgresDatabase(demoContent), await createPostgresDatabase()];
    const path = join(folder, 'postgres.backup');
    expect((await run({ DATABASE_URL: from.url }, 'backup', '--to', path)).said).toMatch(WROTE);
    expect((await run({ DATABASE_URL: to.url }, 'restore', '--from', path)).said).toMatch(RESTORED);
    const over = await run({ DATABASE_URL: to.url }, 'restore', '--from', path);
    expect(over).toMatchObject({ code: 2, said: expect.stringMatching(/is not empty/) as string });
    await Promise.all([from.remove(), to.remove()]);
  });

  it.skipIf(!hasPostgres)('from a folder to PostgreSQL with its key only', { timeout: SLOW_MS }, async () => {
    const to = await createPostgresDatabase();
    const refused = await run({ DATABASE_URL: to.url }, 'restore', '--from', file);
    expect(refused).toMatchObject({ code: 2, said: expect.stringMatching(/Set SECRET_KEY/) as string });
    await to.remove();
  });
});

describe('The commands refuse in one line, with 2', () => {
  it.each([
    ['no file', ['backup']],
    ['a wrong flag', ['restore', '--to', 'x']],
    ['a place without a database', ['backup', '--to', join(folder, 'x')]],
    ['a file that is not there', ['restore', '--from', join(folder, 'none')]],
  ])('%s', async (_, args) => {
    const { code, said } = await run({ DATA_DIR: join(folder, 'nowhere') }, ...args);
    expect(code).toBe(2);
    expect(said).not.toContain('    at ');
  });
});
