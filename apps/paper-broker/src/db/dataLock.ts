import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Another process has the embedded database open. PGlite
 * does not detect this, and one process would lose its rows.
 */
export class DataDirLocked extends Error {
  override readonly name = 'DataDirLocked';
}

interface Owner {
  readonly pid: number;
  /** The process's start time in clock ticks since boot, which tells a reused pid apart; null if unknown. */
  readonly startedAt: string | null;
}

/**
 * Locks the data directory for this process. A lock is stale if its process has died, is a zombie, or if its
 * pid belongs to another process now.
 * @returns releases the lock
 * @throws DataDirLocked with a message for the terminal
 */
export function lockDataDir(dataDir: string): () => void {
  // PostgreSQL's own files in it can be read by everybody.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'fairlot.lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (tryCreate(path)) return () => rmSync(path, { force: true });
    const owner = readOwner(path);
    if (owner !== undefined && isRunning(owner)) {
      throw new DataDirLocked(
        `The database in ${dataDir} is in use by process ${owner.pid}. ` +
          `Stop that one, or start this one with another DATA_DIR.`,
      );
    }
    rmSync(path, { force: true });
  }
  throw new DataDirLocked(`The lock file ${path} cannot be taken.`);
}

function tryCreate(path: string): boolean {
  const owner: Owner = { pid: process.pid, startedAt: readProcess(process.pid)?.startedAt ?? null };
  // Written to a temporary file and linked, so that no process ever reads an empty lock file.
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(owner));
  try {
    linkSync(aside, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function readOwner(path: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(path, 'utf8')) as Partial<Owner>;
    return typeof owner.pid === 'number' ? { pid: owner.pid, startedAt: owner.startedAt ?? null } : undefined;
  } catch {
    return undefined; // Missing or unreadable: treated as no lock.
  }
}

function isRunning(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: the process runs and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const current = readProcess(owner.pid);
  if (current === undefined) return true;
  return current.state !== 'Z' && (owner.startedAt === null || owner.startedAt === current.startedAt);
}

/** The state and start time of a process from Linux's /proc; undefined on other systems. */
function readProcess(pid: number): { state: string; startedAt: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name in parentheses may contain spaces; the fields after it do not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startedAt] = [fields[0], fields[19]];
    return state === undefined || startedAt === undefined ? undefined : { state, startedAt };
  } catch {
    return undefined;
  }
}
