// @ts-check
/**
 * Loaded into a server by `NODE_OPTIONS=--import`: keeps in the folder SYNCED exactly what a disk must have after a
 * power cut. `fsync` of a file keeps its bytes of that moment; `fsync` of a directory keeps its names. What a file
 * gets before its next `fsync`, a new name and a renaming without an `fsync` of the directory are lost.
 */
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

/** @type {typeof import('node:fs')} */
const fs = createRequire(import.meta.url)('node:fs');
const synced = process.env['SYNCED'];
if (synced === undefined) throw new Error('SYNCED must name a folder.');
fs.mkdirSync(synced, { recursive: true });

fs.fsyncSync = (file) => {
  const path = fs.readlinkSync(`/proc/self/fd/${file}`);
  const kept = join(synced, String(fs.fstatSync(file).ino));
  if (fs.fstatSync(file).isDirectory()) {
    /** @type {Record<string, {inode: number, isDirectory: boolean}>} */
    const names = {};
    for (const name of fs.readdirSync(path)) {
      const found = fs.lstatSync(join(path, name));
      names[name] = { inode: found.ino, isDirectory: found.isDirectory() };
    }
    fs.writeFileSync(`${kept}.new`, JSON.stringify(names));
  } else fs.copyFileSync(path, `${kept}.new`);
  // The server may be killed at any moment, and then must not leave half of what it had kept before.
  fs.renameSync(`${kept}.new`, kept);
};
fs.fdatasyncSync = fs.fsyncSync;
syncBuiltinESMExports();
