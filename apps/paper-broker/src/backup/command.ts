import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../settings/config.js';
import { connectEmbedded, connectPostgres } from '../db/connect.js';
import { DataDirLocked, lockDataDir } from '../db/dataLock.js';
import type { Database } from '../db/database.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { askServer } from '../maintenance/serverSocket.js';
import { keyFileOf, writeKeyFile } from '../secrets/secretKeyFile.js';
import { BackupError, verifyBackup, writeBackup, type BackupHead } from './backupFile.js';
import { dumpDatabase } from './dumpDatabase.js';
import { loadDatabase } from './loadDatabase.js';

const USAGE = `npm run backup -- --to FILE      writes everything that the store holds; the server may run
npm run restore -- --from FILE   fills an empty store with it
The store is the one that DATA_DIR or DATABASE_URL names, as for npm start.`;

/**
 * `npm run backup -- --to FILE` and `npm run restore -- --from FILE`, for the store that DATA_DIR or DATABASE_URL names.
 * Both return the exit code: 1 if the restored ledger breaks an invariant. @throws CommandRefused, and nothing was changed
 */
export async function backupCommand(settings: Config, words: readonly string[]): Promise<number> {
  await backup(settings, readFile(words, '--to'));
  return 0;
}

export function restoreCommand(settings: Config, words: readonly string[]): Promise<number> {
  return restore(settings, readFile(words, '--from'));
}

function readFile([flag, file, ...surplus]: readonly string[], wanted: string): string {
  if (flag !== wanted || file === undefined || surplus.length > 0) throw new BackupError(USAGE);
  return resolve(file);
}

async function backup(settings: Config, to: string): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  const startedMs = performance.now();
  if (databaseUrl !== undefined) {
    await using(connectPostgres(databaseUrl), (db) => writeBackup(to, dumpDatabase(db)));
  } else {
    requireDatabase(dataDir);
    await backupEmbedded(settings, to);
  }
  const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
  say(`Wrote ${to}: ${(statSync(to).size / 1e6).toFixed(1)} MB in ${seconds} s.`);
}

async function backupEmbedded(settings: Config, to: string): Promise<void> {
  const { dataDir } = settings;
  let unlock: () => void;
  try {
    unlock = lockDataDir(dataDir);
  } catch (error) {
    if (!(error instanceof DataDirLocked)) throw error;
    await askServer(dataDir, 'backup', to);
    return;
  }
  try {
    await using(await connectEmbedded({ dataDir }), (db) =>
      writeBackup(to, dumpDatabase(db, readKeyFile(settings))),
    );
  } finally {
    unlock();
  }
}

async function restore(settings: Config, from: string): Promise<number> {
  const { databaseUrl, dataDir, dataFsync, pgPartitions } = settings;
  const head = await verifyBackup(from);
  const { secret_key: key } = head;
  if (databaseUrl !== undefined) {
    requireSameKey(settings, key);
    return using(connectPostgres(databaseUrl), (db) => fill(db, from, head, { partitions: pgPartitions }));
  }
  const unlock = lockDataDir(dataDir);
  try {
    requireFreeKeyFile(settings, key);
    // The key comes before the rows: without it, a restore that is killed would leave secrets that nobody can open.
    const keepKey = (): void => {
      if (key !== undefined && readKeyFile(settings) === undefined && settings.secretKey === '')
        writeKeyFile(keyFileOf(dataDir), key);
    };
    return await using(await connectEmbedded({ dataDir, isSynced: dataFsync }), (db) =>
      fill(db, from, head, { beforeRows: keepKey }),
    );
  } finally {
    unlock();
  }
}

async function fill(
  db: Database,
  from: string,
  head: BackupHead,
  { partitions, beforeRows }: { readonly partitions?: number; readonly beforeRows?: () => void },
): Promise<number> {
  const startedMs = performance.now();
  const rows = await loadDatabase(db, from, { head, partitions, beforeRows });
  say(
    `Restored ${rows} rows of ${head.made_at} in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s.`,
  );
  const broken = await brokenInvariants(db.read);
  for (const { id, detail } of broken) say(`${id} does not hold: ${detail}`);
  if (broken.length > 0) return 1;
  say('The ledger keeps its promises.');
  return 0;
}

function requireDatabase(dataDir: string): void {
  if (!existsSync(join(dataDir, 'PG_VERSION')))
    throw new BackupError(`There is no database in ${dataDir}. Name its folder by DATA_DIR.`);
}

function readKeyFile({ dataDir, secretKey }: Config): string | undefined {
  const path = keyFileOf(dataDir);
  return secretKey === '' && existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}

/** On PostgreSQL the key is a setting. With another key, second factors and the market's seed cannot be decrypted. */
function requireSameKey({ secretKey }: Config, key: string | undefined): void {
  if (key === undefined || key === secretKey) return;
  throw new BackupError(
    'Secrets in this backup are sealed with the key of its server. Set SECRET_KEY to the content of secret.key in the DATA_DIR that it was made from, here and for every server of this database.',
  );
}

function requireFreeKeyFile(settings: Config, key: string | undefined): void {
  const mine = settings.secretKey === '' ? readKeyFile(settings) : settings.secretKey;
  if (key !== undefined && mine !== undefined && mine !== key)
    throw new BackupError(
      `Secrets in this backup are sealed with another key than that of ${settings.dataDir}. Restore into a new folder, without SECRET_KEY.`,
    );
}

async function using<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
