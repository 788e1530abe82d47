import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { isAbsolute, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Database } from '../db/database.js';
import { BackupError, writeBackup } from './backupFile.js';
import { dumpDatabase } from './dumpDatabase.js';

/**
 * The embedded database belongs to one process, so a backup of a running server is written by that server. It listens on a
 * socket in DATA_DIR: who may write to that folder has the database anyway.
 */
const socketOf = (dataDir: string): string => join(dataDir, 'backup.sock');

/** What a socket's address may be long on Linux and macOS; bytes. */
const LONGEST_PATH = 103;

/** Where the folder's path is too long for a socket, the server has to stop before a backup is made. */
export async function serveBackups(
  dataDir: string,
  db: Database,
  secretKey: string | undefined,
): Promise<void> {
  const path = socketOf(dataDir);
  if (Buffer.byteLength(path) > LONGEST_PATH) return;
  // Left by a server that was killed: DATA_DIR's lock says that there is none now.
  rmSync(path, { force: true });
  const server = createServer((asked, answer) => {
    void (async () => {
      const to = await text(asked);
      try {
        if (!isAbsolute(to)) throw new BackupError(`${to} is no absolute path.`);
        await writeBackup(to, dumpDatabase(db, secretKey));
        answer.end();
      } catch (error) {
        answer.statusCode = error instanceof BackupError ? 409 : 500;
        answer.end(error instanceof Error ? error.message : String(error));
      }
    })();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, resolve);
  });
}

/** Has the running server of `dataDir` write a backup. @throws BackupError with what it says */
export async function askForBackup(dataDir: string, to: string): Promise<void> {
  const asked = request({ socketPath: socketOf(dataDir), method: 'POST', path: '/' });
  const { status, said } = await new Promise<{ status: number; said: string }>((resolve, reject) => {
    asked
      .once('response', (answer) => {
        text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, said }), reject);
      })
      .once('error', () =>
        reject(
          new BackupError(`The server that uses ${dataDir} takes no backups: stop it first, then try again.`),
        ),
      );
    asked.end(to);
  });
  if (status !== 200) throw new BackupError(said);
}
