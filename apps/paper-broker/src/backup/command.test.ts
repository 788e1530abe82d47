import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { demoContent } from '../contract/testing/contractWorld.js';
import { createDataDir, createPostgresDatabase } from '../db/testing/createTestStore.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import { startProcess, type ServerProcess } from '../testing/startProcess.js';

/** Runs the commands as an operator does, against servers that are running or were killed. */

const SLOW_MS = 180_000;
const command = fileURLToPath(new URL('./command.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'fairlot-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Settings = Readonly<Record<string, string>>;

async function run(
  settings: Settings,
  ...args: readonly string[]
): Promise<{ code: number | null; said: string }> {
  const child = spawn(
    process.execPath,
    ['--liftoff-only', '--import', 'tsx', '--conditions=@fairlot/source', command, ...args],
    { env: { PATH: process.env['PATH'], ...settings } },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, said };
}

const accountsOf = async (server: ServerProcess): Promise<unknown> =>
  (await server.send('GET', '/account', { token: await server.signIn() })).body;

async function survives(from: Settings, to: Settings, file: string): Promise<void> {
  const server = await startProcess(from);
  const before = await accountsOf(server);
  const written = await run(from, 'backup', '--to', file);
  expect(written.said).toMatch(/^Wrote .*: [\d.]+ MB/);
  expect(statSync(file).mode & 0o077).toBe(0);
  // A restore into a database with data is refused and changes nothing.
  const over = await run(from, 'restore', '--from', file);
  expect(over).toMatchObject({ code: 2, said: expect.stringMatching(/process \d+|is not empty/) as string });
  expect(await accountsOf(server)).toEqual(before);
  await server.stop('SIGKILL');

  const restored = await run(to, 'restore', '--from', file);
  expect(restored.said).toMatch(/^Restored \d+ rows of .*\nThe ledger keeps its promises\.\n$/);
  const again = await startProcess(to);
  expect(await accountsOf(again)).toEqual(before);
  const { body } = await again.control('/invariants');
  expect(body).toMatchObject({ ok: true });
  await again.stop();
  expect((await run(to, 'restore', '--from', file)).said).toMatch(/^The database is not empty/);
}

describe('A running server is written to a file, killed, and restored elsewhere', () => {
  const file = join(folder, 'embedded.backup');
  it('from folder to folder', { timeout: SLOW_MS }, async () => {
    const dataDir = join(folder, 'a');
    await createDataDir(dataDir, demoContent);
    await survives({ DATA_DIR: dataDir }, { DATA_DIR: join(folder, 'b') }, file);
  });

  it.skipIf(!hasPostgres)('from PostgreSQL to PostgreSQL', { timeout: SLOW_MS }, async () => {
    const [from, to] = [await createPostgresDatabase(demoContent), await createPostgresDatabase()];
    await survives({ DATABASE_URL: from.url }, { DATABASE_URL: to.url }, join(folder, 'postgres.backup'));
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
