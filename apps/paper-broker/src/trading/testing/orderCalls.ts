import type { Database } from '../../db/database.js';
import type { MakeStore } from '../../db/testing/createTestStore.js';
import type { AnyAnswer } from '../../http/operation.js';
import { useLedgerStore } from '../../ledger/testing/useLedgerStore.js';
import { createScriptedMarket, type PriceStep } from './scriptedMarket.js';
import { createTradingRig, type TradingRig } from './tradingRig.js';

/** A moment of March 2026, UTC, such as `02T14:30:00`. */
export const at = (time: string): Date => new Date(`2026-03-${time}Z`);
const steps = (...pairs: [time: string, price: string][]): PriceStep[] =>
  pairs.map(([time, price]) => ({ at: at(time), price }));

const market = createScriptedMarket({
  prices: {
    FLAT: steps(['01T00:00:00', '100.00']),
    // Falls through 95 an hour into the session, opens lower the next day, recovers on the third.
    DIPS: steps(
      ['01T00:00:00', '100.00'],
      ['02T15:00:00', '94.50'],
      ['03T10:00:00', '80.00'],
      ['04T15:00:00', '101.00'],
    ),
    // Rises through a short's stop-out price.
    SOARS: steps(['01T00:00:00', '100.00'], ['02T16:00:00', '120.00'], ['02T17:00:00', '143.00']),
    GAPS: steps(['01T00:00:00', '100.00'], ['03T00:00:00', '400.00']),
    FIXED: steps(['01T00:00:00', '100.00']),
  },
  liquidity: 1000n,
  notShortable: ['FIXED'],
});
/** Within the session of 2 March. */
export const MIDDAY = at('02T14:30:00');

export type Body = Record<string, unknown>;
export const bodyOf = (answer: AnyAnswer): Body => answer.body as Body;
/** A market order of 10 shares at 100. */
export const ticket = (over: Body = {}): Body => ({
  symbol: 'FLAT',
  direction: 'long',
  order_type: 'market',
  quantity: '10',
  ...over,
});

/** The calls of a customer who trades. Usable in tests only, not while they are declared. */
export interface OrderCalls {
  readonly db: Database;
  /** The rig that `open` made last. */
  readonly rig: TradingRig;
  /** Starts a rig at `start`. @default MIDDAY */
  open(start?: Date): void;
  place(memberId: string, over?: Body): Promise<AnyAnswer>;
  order(memberId: string, id: unknown): Promise<Body>;
  /** The trade account. */
  account(memberId: string): Promise<Body>;
  /** The only position; empty if there is none. */
  position(memberId: string): Promise<Body>;
}

/** Opens a store before the tests of a block. After them it closes the store and checks the ledger. */
export function useOrderCalls(makeStore: MakeStore): OrderCalls {
  const store = useLedgerStore(makeStore);
  let rig: TradingRig;

  const open = (start = MIDDAY): void => {
    rig = createTradingRig(store.db, market, { start });
  };
  const place = (memberId: string, over: Body = {}): Promise<AnyAnswer> =>
    rig.call(memberId, 'placeOrder', { body: ticket(over) });
  const order = async (memberId: string, id: unknown): Promise<Body> =>
    bodyOf(await rig.call(memberId, 'getOrder', { params: { id: String(id) } }));
  const account = async (memberId: string): Promise<Body> => {
    const { data } = bodyOf(await rig.call(memberId, 'listAccounts')) as { data: Body[] };
    return data.find((each) => each['kind'] === 'trade') ?? {};
  };
  const position = async (memberId: string): Promise<Body> => {
    const { data } = bodyOf(await rig.call(memberId, 'listPositions')) as { data: Body[] };
    return data[0] ?? {};
  };

  return {
    get db() {
      return store.db;
    },
    get rig() {
      return rig;
    },
    open,
    place,
    order,
    account,
    position,
  };
}
