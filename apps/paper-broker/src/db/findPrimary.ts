import pg from 'pg';

const ANSWER_MS = 2_000;
/** How long an answer is reused, because many connections are often opened at once. */
const BELIEVED_MS = 1_000;

/** No host of the database accepts writes. The message says what to do. Nothing was changed. */
export class NoPrimary extends Error {
  override readonly name = 'NoPrimary';
}

/** Finds the current primary of several hosts. */
export interface PrimaryFinder {
  /**
   * @returns the primary's URL
   * @throws NoPrimary when only standbys answer, or a primary that lacks acknowledged work; otherwise a
   * connection error
   */
  find(): Promise<string>;
  /**
   * Call after a commit: notes the newest journal, which the next primary must have. A primary that does not answer in
   * time is asked again after the next commit.
   * @returns the newest journal that is noted
   */
  committed(): Promise<string | undefined>;
}

/**
 * Creates a finder for the primary. If a primary dies, its standby may take over only if it has the newest
 * journal that this process has seen committed. The same check rejects an old primary that comes back after its
 * standby was promoted.
 * @param hosts one URL each
 * @param answerMs a host that does not answer within this time counts as dead
 */
export function createPrimaryFinder(hosts: readonly string[], answerMs = ANSWER_MS): PrimaryFinder {
  const ask = askWithin(answerMs);
  let newest: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let found: { readonly at: number; readonly url: Promise<string> } | undefined;
  const find = (): Promise<string> => {
    if (found === undefined || performance.now() - found.at > BELIEVED_MS)
      found = { at: performance.now(), url: findFirst(ask, hosts, newest) };
    return found.url;
  };
  return {
    find,
    async committed() {
      if (performance.now() - lookedAt < BELIEVED_MS) return newest;
      lookedAt = performance.now();
      // If the primary is gone, keep the newest journal seen so far.
      newest = await find()
        .then((url) => ask(url, readNewest))
        .catch(() => newest);
      return newest;
    },
  };
}

async function findFirst(ask: Ask, hosts: readonly string[], newest: string | undefined): Promise<string> {
  try {
    return await Promise.any(hosts.map((url) => ask(url, (client) => requirePrimary(client, url, newest))));
  } catch (error) {
    const { errors } = error as AggregateError;
    throw errors.find((each) => each instanceof NoPrimary) ?? errors[0];
  }
}

async function requirePrimary(client: pg.Client, url: string, newest: string | undefined): Promise<string> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off')
    throw new NoPrimary(
      'PostgreSQL at DATABASE_URL is a standby, and no primary answers. Start the primary; or, if it is gone for good, promote the standby: pg_ctl promote -w -D DATA.',
    );
  if (newest === undefined) return url;
  const known = await client.query('select from journal where ref = $1', [newest]);
  if (known.rowCount === 0)
    throw new NoPrimary(
      `PostgreSQL at ${new URL(url).host} lacks work that was answered: journal ${newest} is not there. It was not in step when it was promoted, or it is an old primary. Promote a standby that has it; to go on without, restart the servers.`,
    );
  return url;
}

async function readNewest(client: pg.Client): Promise<string | undefined> {
  // A query does not see a commit that a synchronous standby has not confirmed yet.
  const { rows } = await client.query<{ ref: string }>(
    'select ref from journal order by recorded_at desc limit 1',
  );
  return rows[0]?.ref;
}

/** Asks a host a question on a connection of its own. */
type Ask = <Result>(url: string, question: (client: pg.Client) => Promise<Result>) => Promise<Result>;

/** @param ms a host that does not answer within this time counts as dead */
export const askWithin =
  (ms: number): Ask =>
  async (url, question) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ms, query_timeout: ms });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await question(client);
    } finally {
      // A host that does not answer does not confirm the end of its connection either.
      void client.end().catch(() => undefined);
    }
  };

/** A `pg` client for a pool, which connects to the current primary. */
export function clientOfPrimary(finder: PrimaryFinder): typeof pg.Client {
  return class extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
      const connected = finder.find().then((url) => {
        const { hostname, port } = new URL(url);
        this.host = hostname.replace(/^\[(.*)\]$/, '$1');
        if (port !== '') this.port = Number(port);
        return super.connect();
      });
      if (callback === undefined) return connected;
      connected.then(() => (callback as () => void)(), callback);
    }
  };
}
