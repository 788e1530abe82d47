import { readFileKind, type FileKind } from './fileKind.js';

/** Why a file was left out. */
export type RefusedFileReason = 'tooMany' | 'wrongKind' | 'tooLarge' | 'damaged';

export interface RefusedFile {
  readonly name: string;
  readonly reason: RefusedFileReason;
}

export interface FileRules {
  /** How many more there may be. */
  readonly room: number;
  /** Undefined takes any. */
  readonly accept: readonly FileKind[] | undefined;
  /** Of one file. */
  readonly maxBytes: number;
}

/** Sorts chosen files into those that are what they must be and those that are not, by name and reason. Never rejects. */
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
    // The file went away between being chosen and being read.
    return 'damaged';
  }
}
