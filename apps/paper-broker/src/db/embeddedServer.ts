import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/**
 * Either the directory of the database's files, and whether each commit waits for the disk; or the folder of a closed
 * database, of which the new database is a copy in memory.
 */
export type EmbeddedSource =
  | { readonly dataDir: string; readonly isSynced?: boolean }
  | { readonly snapshot: string }
  | Record<string, never>;

type FromWorker =
  | { readonly kind: 'ready' | 'closed' }
  | { readonly kind: 'wire'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly reason: string };

/** PGlite in a worker thread, so that a slow query does not block the event loop of this process. */
export interface EmbeddedServer {
  /** Opens a connection. The one before must have ended, because PGlite has one session. */
  stream(): Duplex;
  close(): Promise<void>;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * PGlite's program, compiled once in a process. All databases of the process share its machine code; each would
 * otherwise compile its own, and tests open hundreds.
 */
function compiledPGlite(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  compiled ??= readFile(join(folder, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/** The pause before a database that has failed is opened again. */
const REOPEN_PAUSE_MS = 1_000;

/**
 * Starts the database. If it fails later, for instance because the disk is full when it writes a checkpoint, the next
 * connection opens it again from its files; a copy in memory stays lost.
 * @throws Error when the database's files cannot be opened
 */
export async function startEmbeddedServer(source: EmbeddedSource): Promise<EmbeddedServer> {
  const program = await compiledPGlite();
  let current: WireStream | undefined;

  const open = async (): Promise<Worker> => {
    // execArgv is empty because the worker is plain JavaScript and starts faster without this process's loaders.
    const worker = new Worker(new URL('./pgliteWorker.mjs', import.meta.url), {
      workerData: { ...source, program },
      execArgv: [],
      name: 'embedded-database',
    });
    worker.setMaxListeners(0);
    let failure = new Error('The embedded database has stopped');
    worker.on('error', (error) => (failure = error));
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'wire') current?.receive(message.bytes);
      if (message.kind === 'failed') failure = new Error(`The embedded database failed: ${message.reason}`);
    });
    worker.once('exit', () => {
      running = undefined;
      current?.destroy(failure);
    });
    await says(worker, 'ready', () => failure);
    return worker;
  };
  let running: Promise<Worker> | undefined = open();
  await running;

  const reopen = (): Promise<Worker> => {
    if ('snapshot' in source) return Promise.reject(new Error('The embedded database has stopped'));
    return delay(REOPEN_PAUSE_MS).then(open);
  };

  return {
    stream() {
      running ??= reopen();
      const worker = running;
      const stream = new WireStream(
        worker.then((opened) => opened.postMessage({ kind: 'reset' })),
        (bytes) => void worker.then((opened) => opened.postMessage({ kind: 'wire', bytes }, [bytes.buffer])),
      );
      current = stream;
      worker.catch((error: Error) => {
        running = undefined;
        stream.destroy(error);
      });
      return stream;
    },
    async close() {
      const worker = await running?.catch(() => undefined);
      if (worker === undefined) return;
      current = undefined;
      const closed = says(worker, 'closed');
      worker.postMessage({ kind: 'close' });
      await closed;
      await worker.terminate();
    },
  };
}

/** Waits for a message of the worker. @throws Error if it ends before */
function says(
  worker: Worker,
  kind: FromWorker['kind'],
  failure = () => new Error('The embedded database has stopped'),
): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === kind) resolve();
    });
    worker.once('exit', () => reject(failure()));
  });
}

/** The types of messages after which a client waits for an answer: Query, Sync, Flush, and the password message. */
const ENDS_A_GROUP = new Set([0x51, 0x53, 0x48, 0x70]);
const TERMINATE = 0x58;

/**
 * The client's end of the connection, in place of the socket that `pg` expects. It forwards complete groups of
 * messages only, because PGlite answers each chunk at once and fails on an incomplete message.
 */
class WireStream extends Duplex {
  readonly #isOpen: Promise<void>;
  readonly #send: (bytes: Uint8Array<ArrayBuffer>) => void;
  #pending = Buffer.alloc(0);
  #hasStarted = false;

  /** @param isOpen settles when the database takes messages */
  constructor(isOpen: Promise<void>, send: (bytes: Uint8Array<ArrayBuffer>) => void) {
    super();
    this.#isOpen = isOpen;
    this.#send = send;
  }

  receive(bytes: Uint8Array): void {
    this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  // The methods that `pg` calls on a socket.
  connect(): this {
    // If it does not open, the stream is destroyed with the reason.
    this.#isOpen.then(
      () => this.emit('connect'),
      () => undefined,
    );
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {
    // `receive` pushes data as it arrives.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#take([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#take(chunks.map((each) => each.chunk));
    done();
  }

  #take(chunks: readonly Buffer[]): void {
    this.#pending = Buffer.concat([this.#pending, ...chunks]);
    const end = this.#endOfWholeGroups();
    if (end === 0) return;
    const group = new Uint8Array(this.#pending.subarray(0, end));
    this.#pending = this.#pending.subarray(end);
    if (group[0] === TERMINATE) this.push(null);
    else this.#send(group);
  }

  #endOfWholeGroups(): number {
    let offset = 0;
    let end = 0;
    if (!this.#hasStarted) {
      // Only the start-up message has no type byte.
      if (this.#pending.length < 4) return 0;
      offset = this.#pending.readInt32BE(0);
      if (this.#pending.length < offset) return 0;
      this.#hasStarted = true;
      end = offset;
    }
    while (this.#pending.length - offset >= 5) {
      const type = this.#pending[offset];
      offset += this.#pending.readInt32BE(offset + 1) + 1;
      if (this.#pending.length < offset) break;
      if (type !== undefined && (ENDS_A_GROUP.has(type) || type === TERMINATE)) end = offset;
    }
    return end;
  }
}
