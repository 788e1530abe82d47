import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A command was refused and changed nothing. Its message is shown to the user. */
export class CommandRefused extends Error {
  override readonly name: string = 'CommandRefused';
}

/** The tasks that a running server does for commands, by name. Each takes a text and answers with one. */
export type ServerTasks = Readonly<Record<string, (given: string) => Promise<string>>>;

/**
 * Only one process can open the embedded database, so a command asks the running server to do its work, over a socket
 * in DATA_DIR. Whoever can write to that folder can change the database anyway.
 */
const socketOf = (dataDir: string): string => join(dataDir, 'server.sock');

/** Longest path of a socket on Linux and macOS, in bytes. */
const LONGEST_PATH = 103;

/**
 * Serves tasks to commands. It serves none when the folder's path is too long for a socket; then a command can run
 * only while the server is stopped.
 */
export async function serveTasks(dataDir: string, tasks: ServerTasks): Promise<void> {
  const path = socketOf(dataDir);
  if (Buffer.byteLength(path) > LONGEST_PATH) return;
  // A socket left by a killed server. The lock of DATA_DIR ensures that no other server runs.
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

/** Asks the running server of `dataDir` to do a task. @throws CommandRefused with the server's message */
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
            `The server that uses ${dataDir} takes no commands: it may still be starting. Try again, or stop it first.`,
          ),
        ),
      );
    asked.end(given);
  });
  if (status !== 200) throw new CommandRefused(said);
  return said;
}
