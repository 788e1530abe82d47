import { isAbsolute } from 'node:path';
import type { Database } from '../db/database.js';
import { BackupError, writeBackup } from './backupFile.js';
import { dumpDatabase } from './dumpDatabase.js';

/** The control plane's backup task: a running server writes a backup of its own database to the given path. */
export const backupTask =
  (db: Database, secretKey: string | undefined) =>
  async (to: string): Promise<string> => {
    if (!isAbsolute(to)) throw new BackupError(`${to} is no absolute path.`);
    await writeBackup(to, dumpDatabase(db, secretKey));
    return '';
  };
