import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemEntropy } from '../clock/systemEntropy.js';
import type { Config } from '../settings/config.js';
import { connectEmbedded, connectPostgres } from '../db/connect.js';
import { DataDirLocked, lockDataDir } from '../db/dataLock.js';
import type { Database } from '../db/database.js';
import { migrate } from '../db/migrate.js';
import { askServer, CommandRefused } from '../maintenance/serverSocket.js';
import { makeFirstOperator, readWords } from './firstOperator.js';

/**
 * `npm run operator -- NAME` makes the first administrator, recovers one, or confirms an operator, in the store that
 * DATA_DIR or DATABASE_URL names. The server may run meanwhile.
 * @returns the exit code @throws CommandRefused, and nothing was changed
 */
export async function operatorCommand(settings: Config, words: readonly string[]): Promise<number> {
  process.stdout.write(await make(settings, words));
  return 0;
}

async function make({ databaseUrl, dataDir, dataFsync }: Config, words: readonly string[]): Promise<string> {
  const { option } = readWords(words);
  if (databaseUrl !== undefined) return makeIn(connectPostgres(databaseUrl), words);
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
    return await makeIn(await connectEmbedded({ dataDir, isSynced: dataFsync }), words);
  } finally {
    unlock();
  }
}

async function makeIn(db: Database, words: readonly string[]): Promise<string> {
  try {
    await migrate(db);
    const now = (): Date => new Date();
    return await makeFirstOperator({ db, clock: { now, wall: now }, entropy: systemEntropy }, words);
  } finally {
    await db.close();
  }
}
