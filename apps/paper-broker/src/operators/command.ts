/**
 * `npm run operator -- NAME` makes the first administrator, recovers one, or confirms an operator, in the store that
 * DATA_DIR or DATABASE_URL names. The
 * server may run meanwhile. Exit code 2: wrong arguments or a refusal; nothing was changed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemEntropy } from '../clock/systemEntropy.js';
import { readConfig, type Config } from '../config.js';
import { ConfigError } from '../readSetting.js';
import { connectEmbedded, connectPostgres } from '../db/connect.js';
import { DataDirLocked, lockDataDir } from '../db/dataLock.js';
import type { Database } from '../db/database.js';
import { migrate } from '../db/migrate.js';
import { askServer, CommandRefused } from '../maintenance/serverSocket.js';
import { explainStartFailure } from '../startFailure.js';
import { makeFirstOperator, readWords } from './firstOperator.js';

const words = process.argv.slice(2);
let config: Config | undefined;
try {
  config = readConfig(process.env);
  process.stdout.write(await make(config));
} catch (error) {
  const isRefused = error instanceof CommandRefused || error instanceof ConfigError;
  const line =
    isRefused || config === undefined
      ? String(error instanceof Error ? error.message : error)
      : explainStartFailure(error, config);
  process.stderr.write(`${line}\n`);
  process.exitCode = isRefused ? 2 : 1;
}

async function make({ databaseUrl, dataDir, dataFsync }: Config): Promise<string> {
  const { option } = readWords(words);
  if (databaseUrl !== undefined) return makeIn(connectPostgres(databaseUrl));
  // Only the command for the first administrator may create the database. For the others, a missing one means that
  // DATA_DIR is wrong.
  if (option !== undefined && !existsSync(join(dataDir, 'PG_VERSION')))
    throw new CommandRefused(`There is no database in ${dataDir}. Name its folder by DATA_DIR.`);
  let unlock: () => void;
  try {
    unlock = lockDataDir(dataDir);
  } catch (error) {
    if (!(error instanceof DataDirLocked)) throw error;
    return askServer(dataDir, 'operator', JSON.stringify(words));
  }
  try {
    return await makeIn(await connectEmbedded({ dataDir, isSynced: dataFsync }));
  } finally {
    unlock();
  }
}

async function makeIn(db: Database): Promise<string> {
  try {
    await migrate(db);
    const now = (): Date => new Date();
    return await makeFirstOperator({ db, clock: { now, wall: now }, entropy: systemEntropy }, words);
  } finally {
    await db.close();
  }
}
