import { readFileKind, type FileKind } from './fileKind.js';

/** Why a file was refused. */
export type RefusedFileReason = 'tooMany' | 'wrongKind' | 'tooLarge' | 'damaged';

export interface RefusedFile {
  readonly name: string;
  readonly reason: RefusedFileReason;
}

export interface FileRules {
  /** How many more files fit. */
  readonly room: number;
  /** Undefined accepts any kind. */
  readonly accept: readonly FileKind[] | undefined;
  /** The maximum size of one file. */
  readonly maxBytes: number;
}

/** Sorts chosen files into accepted and refused ones, these by name and reason. Never rejects. */
export async function pickFiles(files: readonly File[], rules: FileRules) {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const reason = await faultOf(file, rules);
    if (reason !== undefined) refused.push({ name: file.name, reason });
    else if (accepted.length < rules.room) accepted.push(file);
    else refused.push({ name: file.name, reason: 'tooMany' });
  }
  return { accepted, refused };
}

async function faultOf(file: File, { accept, maxBytes }: FileRules): Promise<RefusedFileReason | undefined> {
  if (file.size === 0) return 'damaged';
  if (file.size > maxBytes) return 'tooLarge';
  if (accept === undefined) return undefined;
  try {
    const found = readFileKind(new Uint8Array(await file.arrayBuffer()));
    if (found === null || !accept.includes(found.kind)) return 'wrongKind';
    return found.isComplete ? undefined : 'damaged';
  } catch {
    // The file was removed between choosing and reading it.
    return 'damaged';
  }
}
