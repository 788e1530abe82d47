// @ts-check
import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncPath } from './syncTree.mjs';

/** The number of "input/output error" in WebAssembly's system interface. */
const EIO = 29;

/**
 * PGlite's files with an `fsync` that waits for the disk. The file system that PGlite uses has no such operation, so
 * `fsync` succeeds there and does nothing.
 */
export class SyncedFiles extends NodeFS {
  /**
   * @override
   * @type {NodeFS['init']}
   */
  async init(pglite, options) {
    const { emscriptenOpts } = await super.init(pglite, options);
    /** @param {any} module PGlite's program, whose types lack its file systems */
    const addSync = ({ FS, NODEFS }) => {
      NODEFS.stream_ops.fsync = (/** @type {any} */ stream) => {
        try {
          // A directory has no descriptor here.
          if (stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node));
          else fs.fsyncSync(stream.nfd);
          return 0;
        } catch {
          throw new FS.ErrnoError(EIO);
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }
}

/**
 * Settings that make PostgreSQL wait for the disk. PGlite's own have `-F`, which turns `fsync` off; and `fdatasync`,
 * which PostgreSQL prefers, does nothing in WebAssembly.
 * @param {readonly string[]} defaults
 */
export const syncedStartParams = (defaults) => [
  ...defaults.filter((each) => each !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];
