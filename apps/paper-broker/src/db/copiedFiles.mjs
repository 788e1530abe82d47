// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';

/** PGlite's files in memory, which begin as a copy of a folder's. */
export class CopiedFiles extends MemoryFS {
  #folder;

  /** @param {string} folder the files of a database that was closed */
  constructor(folder) {
    super();
    this.#folder = folder;
  }

  /** @override */
  async initialSyncFs() {
    /** @type {any} PGlite's types lack its file system */
    const { FS } = this.pg?.Module;
    /** @param {string} from @param {string} to */
    const copy = (from, to) => {
      FS.mkdirTree(to);
      for (const entry of readdirSync(from, { withFileTypes: true })) {
        const [source, target] = [join(from, entry.name), `${to}/${entry.name}`];
        if (entry.isDirectory()) copy(source, target);
        // The file takes these bytes, because nothing else uses them.
        else FS.writeFile(target, readFileSync(source), { canOwn: true });
      }
    };
    copy(this.#folder, PGlite.paths.PGDATA);
  }
}
