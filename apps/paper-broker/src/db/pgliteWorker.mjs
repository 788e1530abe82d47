// @ts-check
/**
 * The worker thread of the embedded database. It exchanges PostgreSQL wire protocol messages with the main
 * thread, so `pg` serves both stores and returns the same types from both.
 *
 * Plain JavaScript, because a worker starts without the TypeScript loader of its parent process.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { CopiedFiles } from './copiedFiles.mjs';
import { SyncedFiles, syncedStartParams } from './syncedFiles.mjs';
import { syncTree } from './syncTree.mjs';

/** @typedef {{ dataDir?: string, isSynced?: boolean, snapshot?: string, program: WebAssembly.Module }} Source */
const { dataDir, isSynced, snapshot, program } = /** @type {Source} */ (workerData);

/**
 * Files of a new database, and of a start with DATA_FSYNC=off, may not be on the disk yet.
 * @param {string} directory
 */
function openSynced(directory) {
  syncTree(directory);
  return { fs: new SyncedFiles(directory), startParams: syncedStartParams(PGlite.defaultStartParams) };
}

/**
 * A copy in memory, as tests open hundreds. PostgreSQL clears all of its buffers when it starts; a quarter of the
 * usual ones hold these databases whole.
 * @param {string} folder
 */
const openSnapshot = (folder) => ({
  fs: new CopiedFiles(folder),
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
});

const pglite = await PGlite.create({
  pgliteWasmModule: program,
  ...(dataDir === undefined ? {} : isSynced === true ? openSynced(dataDir) : { dataDir }),
  ...(snapshot === undefined ? {} : openSnapshot(snapshot)),
});

const port = parentPort;
if (port === null) throw new Error('The embedded database runs in a worker thread only');

/** @param {Uint8Array} bytes */
async function answerWire(bytes) {
  const answer = await pglite.execProtocolRaw(bytes);
  const panic = panicIn(answer);
  // Copied, because the answer may be a view of the database's own memory.
  const copy = answer.slice();
  port?.postMessage({ kind: 'wire', bytes: copy }, [copy.buffer]);
  if (panic !== undefined) throw new Error(panic);
}

const ERROR_RESPONSE = 0x45;

/**
 * The message of a panic among the answers. After one, PostgreSQL has to start again from its files: what is in memory
 * may be wrong, and must not be written.
 * @param {Uint8Array} bytes whole messages
 */
function panicIn(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 5 <= bytes.length; at += 1 + view.getInt32(at + 1)) {
    if (bytes[at] !== ERROR_RESPONSE) continue;
    const fields = Buffer.from(bytes.subarray(at + 5, at + 1 + view.getInt32(at + 1)))
      .toString()
      .split('\0');
    if (fields.includes('VPANIC')) return fields.find((field) => field.startsWith('M'))?.slice(1) ?? 'PANIC';
  }
  return undefined;
}

/** @param {{ kind: string, bytes?: Uint8Array }} message */
async function handle(message) {
  if (message.kind === 'wire' && message.bytes !== undefined) await answerWire(message.bytes);
  if (message.kind === 'reset') {
    await pglite.exec('rollback');
    await pglite.exec('discard all');
  }
  if (message.kind === 'close') {
    await pglite.close();
    port?.postMessage({ kind: 'closed' });
    port?.close();
  }
}

// Messages are handled one after the other, in the order of their arrival.
let last = Promise.resolve();
port.on('message', (message) => {
  last = last
    .then(() => handle(message))
    .catch((error) => {
      port.postMessage({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
      // This thread ends. The next one starts the database again from its files.
      process.exit(1);
    });
});

port.postMessage({ kind: 'ready' });
