import { backupCommand, restoreCommand } from './backup/command.js';
import { readConfig, type Config } from './settings/config.js';
import { DataDirLocked } from './db/dataLock.js';
import { ForeignDatabase } from './db/requireOwnDatabase.js';
import { CommandRefused } from './maintenance/serverSocket.js';
import { operatorCommand } from './operators/command.js';
import { ConfigError } from './settings/readSetting.js';
import { explainStartFailure } from './startFailure.js';

type Command = (settings: Config, words: readonly string[]) => Promise<number>;

/** What the server's program does instead of serving, by its first word: `main.js backup --to FILE`. */
const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['backup', backupCommand],
  ['restore', restoreCommand],
  ['operator', operatorCommand],
]);

const REFUSALS = [CommandRefused, ConfigError, DataDirLocked, ForeignDatabase];

/**
 * Runs a command of the server, and writes one line to stderr if it fails.
 * @param name its first word @param words the others
 * @returns the exit code: 2 when it was refused and changed nothing
 */
export async function runCommand(name: string, words: readonly string[]): Promise<number> {
  let config: Config | undefined;
  try {
    const command = COMMANDS.get(name);
    if (command === undefined)
      throw new CommandRefused(
        `There is no command ${name}: write ${[...COMMANDS.keys()].join(', ')} or --help.`,
      );
    config = readConfig(process.env);
    return await command(config, words);
  } catch (error) {
    const isRefused = REFUSALS.some((kind) => error instanceof kind);
    const line =
      isRefused || config === undefined
        ? String(error instanceof Error ? error.message : error)
        : explainStartFailure(error, config);
    process.stderr.write(`${line}\n`);
    return isRefused ? 2 : 1;
  }
}
