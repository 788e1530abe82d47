// @ts-check
/**
 * Creates the files of the embedded database and exits. Argument: the directory. This runs in a process of its
 * own, because it allocates half a gigabyte that the server would never give back.
 */
import { PGlite } from '@electric-sql/pglite';

const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('Usage: createDataDir.mjs <directory>');
const pglite = await PGlite.create({ dataDir });
await pglite.close();
