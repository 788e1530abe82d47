import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A command was refused and changed nothing. The message is for the person who typed it. */
export class CommandRefused extends Error {
  override readonly name: string = 'CommandRefused';
}

/** What a running server does for commands, by name; each takes a text and answers one. */
export type ServerTasks = Readonly<Record<string, (given: string) => Promise<string>>>;

/**
 * The embedded database belongs to one process, so a command leaves its work to a running server. That listens on a
 * socket in DATA_DIR: who may write to that folder has the database anyway.
 */
const socketOf = (dataDir: string): string => join(dataDir, 'server.sock');

/** What a socket's address may be long on Linux and macOS; bytes. */
const LONGEST_PATH = 103;

/** Where the folder's path is too long for a socket, the server has to stop before a command runs. */
export async function serveTasks(dataDir: string, tasks: ServerTasks): Promise<void> {
  const path = socketOf(dataDir);
  if (Buffer.byteLength(path) > LONGEST_PATH) return;
  // Left by a server that was killed: DATA_DIR's lock says that there is none now.
  rmSync(path, { force: true });
  const server = createServer((asked, answer) => {
    void (async () => {
      const given = await text(asked);
      try {
        const task = tasks[(asked.url ?? '').slice(1)];
        if (task === undefined) throw new CommandRefused('This server is of another version.');
        answer.end(await task(given));
      } catch (error) {
        answer.statusCode = error instanceof CommandRefused ? 409 : 500;
        answer.end(error instanceof Error ? error.message : String(error));
      }
    })();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, resolve);
  });
}

/** Has the running server of `dataDir` do a task. @throws CommandRefused with what it says */
export async function askServer(dataDir: string, task: string, given: string): Promise<string> {
  const asked = request({ socketPath: socketOf(dataDir), method: 'POST', path: `/${task}` });
  const { status, said } = await new Promise<{ status: number; said: string }>((resolve, reject) => {
    asked
      .once('response', (answer) => {
        text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, said }), reject);
      })
      .once('error', () =>
        reject(
          new CommandRefused(
            `The server that uses ${dataDir} takes no commands: stop it first, then try again.`,
          ),
        ),
      );
    asked.end(given);
  });
  if (status !== 200) throw new CommandRefused(said);
  return said;
}
