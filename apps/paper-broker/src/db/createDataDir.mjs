// @ts-check
/**
 * Creates the embedded database's files and ends. A process of its own, because creating them takes half a gigabyte
 * that the server would otherwise never give back. Argument: the directory.
 */
import { PGlite } from '@electric-sql/pglite';

const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('Usage: createDataDir.mjs <directory>');
const pglite = await PGlite.create({ dataDir });
await pglite.close();
