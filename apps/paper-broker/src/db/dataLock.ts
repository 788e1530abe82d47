import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another process has the embedded database open. PGlite itself would not notice, and lose one of the two's rows. */
export class DataDirLocked extends Error {
  override readonly name = 'DataDirLocked';
}

interface Owner {
  readonly pid: number;
  /** The process's start time as the system counts it; tells a reused process id apart. Null where unknown. */
  readonly startedAt: string | null;
}

/**
 * Takes the data directory for this process. The lock of a process that is dead, a zombie, or another one under the
 * same id does not hold.
 * @returns a function that gives it back
 * @throws DataDirLocked with a line for the terminal
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
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
  // Written aside and linked, so that no other process ever reads a lock file that is still empty.
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
    return undefined; // Gone in the meantime, or not ours to read: taken as no lock.
  }
}

function isRunning(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: it runs, and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const current = readProcess(owner.pid);
  if (current === undefined) return true;
  return current.state !== 'Z' && (owner.startedAt === null || owner.startedAt === current.startedAt);
}

/** State and start time of a process, from Linux's /proc; undefined elsewhere. */
function readProcess(pid: number): { state: string; startedAt: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the fields after it do not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startedAt] = [fields[0], fields[19]];
    return state === undefined || startedAt === undefined ? undefined : { state, startedAt };
  } catch {
    return undefined;
  }
}
