import type { AddressInfo } from 'node:net';
import { sql, type RawBuilder } from 'kysely';
import { openBroker, type Broker } from '../../broker.js';
import { createTestEntropy } from '../../clock/testing.js';
import { readConfig } from '../../settings/config.js';
import { PUBLIC_SEED } from '../../settings/weakInProduction.js';
import { WEAK_COST } from '../../members/testing/weakHash.js';
import type { Database } from '../../db/database.js';
import type { Content } from '../../db/testing/createTestStore.js';
import { nameOfRun } from '../../db/testing/snapshotFolder.js';
import { createLogger } from '../../http/logger.js';
import { requireNamedFields } from '../../http/testing/namedFields.js';
import { createMarket } from '../../market/createMarket.js';
import { exchange, type Answer, type Sending } from './exchange.js';

const SIM_TOKEN = 'control-plane-of-the-contract';
const PASSWORD = 'Fairlot26';
/** All worlds have the same market, which has no state except caches. */
const market = createMarket({ seed: PUBLIC_SEED });

/** A complete broker that listens on a port. */
export interface ContractWorld {
  readonly broker: Broker;
  readonly db: Database;
  readonly url: string;
  /** Sends a request to `/api/v1`. */
  send(method: string, path: string, sending?: Sending): Promise<Answer>;
  /** Sends `body` by POST, or a GET without one, to `/sim/v1`. */
  control(path: string, body?: object): Promise<Answer>;
  /** Sends a request to `/sim/v1` with any method, body and headers. */
  controlBy(method: string, path: string, sending?: Sending): Promise<Answer>;
  /** Sends a request to any path of the server. */
  sendTo(method: string, path: string, sending?: Sending): Promise<Answer>;
  /** Signs in a demo customer: `demo`, `vip` or `new`. @returns the token */
  signIn(name: string): Promise<string>;
  /** The number of rows in each table. */
  countRows(): Promise<Readonly<Record<string, number>>>;
  close(): Promise<void>;
}

/** Opens a broker with demo data, a manual clock inside an open US session, and no request limits. */
function openTestBroker(
  db: Database,
  settings: Readonly<Record<string, string>>,
  entropySeed: string,
  wall?: () => Date,
): Promise<Broker> {
  const read = readConfig({
    LOG_LEVEL: 'silent',
    SIM_CONTROL: '1',
    SIM_TOKEN,
    SIM_CLOCK: 'manual',
    AUTO_REVIEW: 'off',
    RATE_LIMITS: 'off',
    ...settings,
  });
  return openBroker({
    config: { ...read, passwordCost: WEAK_COST },
    db,
    entropy: createTestEntropy(entropySeed),
    market,
    // An answer with status 500 does not name its cause, so the log shows it.
    log: createLogger(settings['LOG_LEVEL'] === 'fatal' ? 'fatal' : 'error', process.stderr),
    webRoot: '/nowhere',
    addHooks: requireNamedFields,
    ...(wall === undefined ? {} : { wall }),
  });
}

/**
 * The demo customers with their histories, whom a server would otherwise make first. They are made once in a run of the
 * tests, because their clock starts at the time when they are made.
 */
export const demoContent: Content = {
  name: `demo_${nameOfRun(process.ppid)}`,
  async fill(db) {
    const broker = await openTestBroker(db, {}, 'demo customers');
    await broker.close();
  },
};

/**
 * Opens a broker with demo data, a manual clock inside an open US session, and no request limits.
 * @param settings environment variables that differ from this
 * @param wall wall time; default: the system clock
 */
export async function openContractWorld(
  db: Database,
  settings: Readonly<Record<string, string>> = {},
  wall?: () => Date,
): Promise<ContractWorld> {
  const broker = await openTestBroker(db, settings, 'test', wall);
  await broker.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = broker.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  /** Built once, because the tables do not change while the broker is open. */
  let countOfEach: RawBuilder<TableCount> | undefined;
  const send: ContractWorld['send'] = (method, path, sending) =>
    exchange(method, `${url}/api/v1${path}`, sending);
  const controlBy: ContractWorld['controlBy'] = (method, path, sending) =>
    exchange(method, `${url}/sim/v1${path}`, { token: SIM_TOKEN, ...sending });

  return {
    broker,
    db,
    url,
    send,
    control: (path, body) =>
      controlBy(body === undefined ? 'GET' : 'POST', path, body === undefined ? {} : { body }),
    controlBy,
    sendTo: (method, path, sending) => exchange(method, `${url}${path}`, sending),
    async signIn(name) {
      const body = { mail: `${name}@fairlot.example`, password: PASSWORD };
      const answer = await send('POST', '/member/login', { body });
      return (answer.body as { token: string }).token;
    },
    async countRows() {
      countOfEach ??= await readCountOfEach(db);
      const { rows } = await countOfEach.execute(db.read);
      return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
    },
    async close() {
      const closed = broker.close();
      // Node waits for connections that a client opened without sending a request, as it waits for requests.
      broker.app.server.closeAllConnections();
      await closed;
    },
  };
}

interface TableCount {
  readonly name: string;
  readonly count: number;
}

/** One statement for all tables: a statement for each would slow every test down. */
async function readCountOfEach(db: Database): Promise<RawBuilder<TableCount>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db.read);
  const counts = rows.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, count(*)::int as count from ${sql.table(name)}`,
  );
  return sql<TableCount>`${sql.join(counts, sql` union all `)}`;
}
