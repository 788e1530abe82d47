import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CommandRefused } from '../maintenance/serverSocket.js';

/**
 * A backup is a gzipped file of lines, each a letter and a JSON value: the head, then for each table its
 * columns and its rows, then the end with a SHA-256 hash of all lines before it. Both stores write the same
 * format, so a backup of one can be restored into the other.
 */

const FORMAT = 'fairlot-backup';
const VERSION = 1;

export interface BackupHead {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  /** Wall time, RFC 3339. */
  readonly made_at: string;
  /** The schema of the tables: the migrations that had run, except the functions, which every start renews. */
  readonly migrations: readonly { readonly name: string; readonly hash: string }[];
  /** The key that seals secrets in the database, if it is kept in a file beside the database. */
  readonly secret_key?: string;
}

export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface BackupEnd {
  readonly rows: number;
  /** The last value of each sequence, by name. */
  readonly sequences: Readonly<Record<string, string>>;
}

/** One line. A row stays JSON text from one database to the other and is never parsed, so no number is rounded. */
export type BackupLine =
  | { readonly kind: 'head'; readonly head: BackupHead }
  | { readonly kind: 'table'; readonly table: BackupTable }
  | { readonly kind: 'row'; readonly json: string }
  | { readonly kind: 'end'; readonly end: BackupEnd };

/** The reason why a backup or restore is refused, in one line that says what to do. */
export class BackupError extends CommandRefused {
  override readonly name = 'BackupError';
}

export const headOf = (head: Omit<BackupHead, 'format' | 'version'>): BackupHead => ({
  format: FORMAT,
  version: VERSION,
  ...head,
});

/**
 * Writes a backup. The file appears under `path` only when it is complete and synced to disk. Only its owner
 * can read it.
 * @throws BackupError if `path` exists or cannot be written
 */
export async function writeBackup(path: string, lines: AsyncIterable<BackupLine>): Promise<void> {
  const aside = `${path}.${process.pid}.part`;
  try {
    await pipeline(
      Readable.from(toText(lines)),
      createGzip(),
      createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true }),
    );
    // Unlike a rename, a link never replaces an existing file.
    await link(aside, path);
  } catch (error) {
    throw explainUnwritten(path, error);
  } finally {
    await rm(aside, { force: true });
  }
}

function explainUnwritten(path: string, error: unknown): unknown {
  switch (codeOf(error)) {
    case 'EEXIST':
      return new BackupError(`${path} is there already: name another file.`);
    case 'ENOENT':
    case 'ENOTDIR':
      return new BackupError(`There is no folder ${dirname(path)}: name a file in one that is there.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new BackupError(`No permission to write ${path}: name a file in another folder.`);
    case 'ENOSPC':
    case 'EDQUOT':
      return new BackupError(`There is no room for ${path}: name a file on another disk.`);
    default:
      return error;
  }
}

async function* toText(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    if (line.kind === 'end') {
      yield `E${JSON.stringify({ ...line.end, sha256: hash.digest('hex') })}\n`;
      return;
    }
    const text =
      line.kind === 'row'
        ? `R${line.json}\n`
        : line.kind === 'table'
          ? `T${JSON.stringify(line.table)}\n`
          : `H${JSON.stringify(line.head)}\n`;
    hash.update(text);
    yield text;
  }
}

/**
 * Reads the lines of a backup in order. The hash is checked at the last line, so treat no line as valid before
 * the generator ends.
 * @throws BackupError for a file that is missing, is no backup, is damaged, or ends too early
 */
export async function* readBackup(path: string): AsyncGenerator<BackupLine> {
  const hash = createHash('sha256');
  const parse = <Value>(json: string): Value => {
    let value: unknown;
    try {
      value = JSON.parse(json);
    } catch {
      throw damaged(path);
    }
    if (typeof value !== 'object' || value === null) throw damaged(path);
    return value as Value;
  };
  let end: BackupEnd | undefined;
  for await (const line of readLines(path)) {
    const json = line.slice(1);
    if (end !== undefined) throw damaged(path);
    if (line.startsWith('E')) {
      const { sha256, ...rest } = parse<BackupEnd & { readonly sha256: string }>(json);
      if (sha256 !== hash.digest('hex')) break;
      end = rest;
      continue;
    }
    hash.update(`${line}\n`);
    if (line.startsWith('R')) yield { kind: 'row', json };
    else if (line.startsWith('T')) yield { kind: 'table', table: parse(json) };
    else if (line.startsWith('H')) yield { kind: 'head', head: checked(path, parse(json)) };
    else break;
  }
  if (end === undefined) throw damaged(path);
  yield { kind: 'end', end };
}

/**
 * Reads a backup to its end.
 * @returns its head
 * @throws BackupError as `readBackup`
 */
export async function verifyBackup(path: string): Promise<BackupHead> {
  let head: BackupHead | undefined;
  for await (const line of readBackup(path)) if (line.kind === 'head') head = line.head;
  if (head === undefined) throw damaged(path);
  return head;
}

function checked(path: string, head: BackupHead): BackupHead {
  // The type claims VERSION, but the file may come from another version of this program.
  if ((head.version as number) !== VERSION)
    throw new BackupError(
      `${path} is a backup of format ${head.version}, this program reads ${VERSION}: restore it with the program that wrote it.`,
    );
  return head;
}

const damaged = (path: string): BackupError =>
  new BackupError(`${path} is no whole backup: it is damaged or ends too early. Take another one.`);

const foreign = (path: string): BackupError =>
  new BackupError(`${path} is no backup: npm run backup did not write it.`);

const NEWLINE = 0x0a;
/** How every backup begins: another file is refused before it is read as one long line. */
const BEGINNING = Buffer.from(`H{"format":"${FORMAT}"`);

async function* readLines(path: string): AsyncGenerator<string> {
  const file = await open(path).catch((error: unknown) => {
    throw explainUnread(path, error);
  });
  const text = createGunzip();
  // A failure to read ends `text` with its error, which the loop throws.
  pipeline(file.createReadStream(), text).catch(() => undefined);
  try {
    let isFirst = true;
    let rest: Buffer = Buffer.alloc(0);
    for await (const chunk of text as AsyncIterable<Buffer>) {
      let bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      if (isFirst && bytes.length >= BEGINNING.length) {
        if (!bytes.subarray(0, BEGINNING.length).equals(BEGINNING)) throw foreign(path);
        isFirst = false;
      }
      for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE)) {
        yield bytes.toString('utf8', 0, end);
        bytes = bytes.subarray(end + 1);
      }
      rest = bytes;
    }
  } catch (error) {
    throw explainUnread(path, error);
  } finally {
    text.destroy();
    await file.close().catch(() => undefined);
  }
}

function explainUnread(path: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code.startsWith('Z_')) return damaged(path);
  if (code === 'ENOENT' || code === 'ENOTDIR') return new BackupError(`There is no file ${path}.`);
  if (code === 'EISDIR') return new BackupError(`${path} is a folder: name the file of a backup.`);
  if (code === 'EACCES' || code === 'EPERM')
    return new BackupError(`No permission to read ${path}: only the owner of a backup can.`);
  return error;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
