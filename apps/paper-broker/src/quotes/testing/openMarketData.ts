import type { AddressInfo } from 'node:net';
import { createTestStore } from '../../db/testing/createTestStore.js';
import { createTestApp, type TestApp } from '../../http/testing/createTestApp.js';
import { createHaltBook, type HaltBook } from '../../market/haltBook.js';
import { withListings } from '../../market/offerings/withListings.js';
import type { Market } from '../../market/market.js';
import { createMarketOperations } from '../../marketOperations.js';

/** An app that serves market data, with a clock that the test moves. */
export interface MarketDataApp extends TestApp {
  readonly halts: HaltBook;
  /** The address at which it listens. */
  readonly origin: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** The rows of a list. @throws Error with the answer when the status is not 200 */
  getData<Row>(path: string): Promise<Row[]>;
  symbolsOf(marketId: string): string[];
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: never;
}

export async function openMarketData(): Promise<MarketDataApp> {
  const db = await createTestStore('pglite');
  let halts: HaltBook | undefined;
  let market: Market | undefined;
  const test = await createTestApp(
    db,
    (context) => {
      halts = createHaltBook(context);
      market = withListings(context.market, () => context.clock.now());
      return createMarketOperations(
        { ...context, market },
        {
          halts,
          clockMode: () => 'manual',
          broke: () => undefined,
          countOpenOffers: () => Promise.resolve({ ipoOpen: 2, quantOpen: 1 }),
        },
      );
    },
    { rateLimits: false },
  );
  if (halts === undefined || market === undefined)
    throw new Error('The app was made without its operations.');
  const context = { ...test.context, market };
  await test.app.listen({ host: '127.0.0.1', port: 0 });

  const get: MarketDataApp['get'] = async (path, headers = {}) => {
    const answer = await test.app.inject({ url: `/api/v1${path}`, headers });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<never>() };
  };
  return {
    ...test,
    context,
    halts,
    origin: `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`,
    get,
    async getData<Row>(path: string) {
      const { status, body } = await get(path);
      if (status !== 200) throw new Error(`${path} answers ${status}: ${JSON.stringify(body)}`);
      return (body as { data: Row[] }).data;
    },
    symbolsOf: (marketId) =>
      context.market.instruments
        .filter((instrument) => instrument.marketId === marketId)
        .map((instrument) => instrument.symbol),
    async close() {
      // The test's client keeps its connections open for a minute.
      test.app.server.closeAllConnections();
      await test.app.close();
      await db.close();
    },
  };
}
