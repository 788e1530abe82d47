import { isAbsolute } from 'node:path';
import type { Database } from '../db/database.js';
import { BackupError, writeBackup } from './backupFile.js';
import { dumpDatabase } from './dumpDatabase.js';

/** A backup that a running server writes itself, to the path that it is given. */
export const backupTask =
  (db: Database, secretKey: string | undefined) =>
  async (to: string): Promise<string> => {
    if (!isAbsolute(to)) throw new BackupError(`${to} is no absolute path.`);
    await writeBackup(to, dumpDatabase(db, secretKey));
    return '';
  };
