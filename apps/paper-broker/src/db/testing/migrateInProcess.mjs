// @ts-check
/**
 * Migrates a store in a process of its own, which a test kills. Argument: JSON with the store (`url` or
 * `dataDir`) and the last migration, which runs after all others. Prints each statement after it has run.
 */
import { connectEmbedded, connectPostgres } from '../connect.js';
import { migrate, readMigrations } from '../migrate.js';

const { url, dataDir, last } = JSON.parse(process.argv[2] ?? '');
/** @param {{text: string}} statement */
const observe = ({ text }) => void process.stdout.write(`${text}\n`);
const db =
  url === undefined ? await connectEmbedded({ dataDir }, observe) : connectPostgres(url, { observe });
await migrate(db, { migrations: [...readMigrations(), last] });
await db.close();
