import { execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { OwnClusters } from './ownClusters.js';

/** What is written to a disk at once; PostgreSQL's pages have two of them. */
const SECTOR_BYTES = 4_096;
const SEGMENT_BYTES = 16 * 1_024 * 1_024;
const SEGMENT_NAME = /^[0-9A-F]{24}$/;
/** The folders whose files PostgreSQL writes back lazily: only a checkpoint syncs them. */
const LAZY_FOLDERS = ['base', 'global', 'pg_xact', 'pg_multixact'];
const LAZY_FILE = /^[0-9A-F]+(_fsm|_vm|_init)?(\.\d+)?$/;

/**
 * Copies the files of a running cluster as of a checkpoint, without the log. A power cut leaves at least this much,
 * until the next checkpoint.
 * @returns the folder of the copy
 */
export function copySynced(clusters: OwnClusters, port: number, name: string): string {
  const copy = join(clusters.folder, name);
  clusters.run('pg_basebackup', [
    ...['-D', copy, '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'],
    ...['--checkpoint=fast', '--wal-method=none', '--no-sync', '--no-manifest'],
  ]);
  // Without it, the copy is not a backup to PostgreSQL, but a cluster that has crashed.
  rmSync(join(copy, 'backup_label'));
  return copy;
}

/**
 * Writes a part of what was written since the checkpoint over the copy, sector by sector: a power cut leaves any of
 * it, and of a page also one half.
 * @param isKept whether a sector reached the disk
 * @returns the number of sectors that were lost
 */
export function keepSomeSectors(data: string, copy: string, isKept: () => boolean): number {
  let lost = 0;
  for (const path of LAZY_FOLDERS.flatMap((folder) => listLazyFiles(data, folder))) {
    const now = readFileSync(join(data, path));
    if (!existsSync(join(copy, path))) {
      // A new file may be lost with its contents; the write-ahead log recreates it.
      if (!existsSync(dirname(join(copy, path))) || !isKept()) continue;
      writeFileSync(join(copy, path), '');
    }
    const file = openSync(join(copy, path), 'r+');
    const synced = Buffer.alloc(SECTOR_BYTES);
    for (let at = 0; at < now.length; at += SECTOR_BYTES) {
      const sector = now.subarray(at, at + SECTOR_BYTES);
      const length = readSync(file, synced, 0, SECTOR_BYTES, at);
      if (synced.subarray(0, length).equals(sector)) continue;
      if (isKept()) writeSync(file, sector, 0, sector.length, at);
      else lost += 1;
    }
    closeSync(file);
  }
  return lost;
}

function listLazyFiles(data: string, folder: string): string[] {
  return readdirSync(join(data, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && LAZY_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(data.length + 1));
}

/** Gives the copy the log up to a position, such as `0/1A2B3C4D`. What follows in the same segment is zero. */
export function copyLogUntil(clusters: OwnClusters, data: string, copy: string, position: string): void {
  const [high = '0', low = '0'] = position.split('/');
  const end = parseInt(high, 16) * 2 ** 32 + parseInt(low, 16);
  for (const name of readdirSync(join(data, 'pg_wal')).filter((each) => SEGMENT_NAME.test(each))) {
    const start = (parseInt(name.slice(8, 16), 16) * 2 ** 32) / SEGMENT_BYTES + parseInt(name.slice(16), 16);
    const kept = end - start * SEGMENT_BYTES;
    if (kept <= 0) continue;
    const segment = readFileSync(join(data, 'pg_wal', name));
    writeFileSync(join(copy, 'pg_wal', name), segment.fill(0, Math.min(kept, SEGMENT_BYTES)));
  }
  const { uid, gid } = clusters.as;
  if (uid !== undefined) execFileSync('chown', ['-R', `${uid}:${gid ?? uid}`, copy]);
}

/** Makes the folder that a power cut leaves of `directory`, from what `keepSynced.mjs` kept of it. */
export function restoreSynced(directory: string, synced: string, to: string): void {
  const restore = (inode: number, path: string, isDirectory: boolean): void => {
    const kept = join(synced, String(inode));
    if (!isDirectory) return writeFileSync(path, existsSync(kept) ? readFileSync(kept) : '');
    mkdirSync(path, { recursive: true });
    if (!existsSync(kept)) return;
    const names = JSON.parse(readFileSync(kept, 'utf8')) as Record<string, Kept>;
    for (const [name, { inode: of, isDirectory: isOne }] of Object.entries(names))
      restore(of, join(path, name), isOne);
  };
  restore(statSync(directory).ino, to, true);
}

/** A name in a directory. */
interface Kept {
  readonly inode: number;
  readonly isDirectory: boolean;
}
