import { compare, decimal, multiply, toText, type Decimal } from '@fairlot/money';
import type { Broker } from '../broker.js';
import { accepted, NotChecked } from '../check.js';
import type { BodyOf } from '../client.js';
import { accountsOf } from './accounts.js';

export type Ticket = Readonly<Record<string, string>>;
type Order = BodyOf<'getOrder'>;
type Instrument = BodyOf<'listInstruments'>['data'][number];
type Market = BodyOf<'listMarkets'>['data'][number];

/** The time within which a market order must fill in an open market. */
export const FILL_SECONDS = 30;
const FEW_SHARES = 3n;
const BELOW_MARKET = decimal('0.93');
/** Below this price a few ticks are a large change. */
const CHEAPEST = decimal('5');
/** The price of `count` shares. */
export const times = (price: Decimal, count: bigint): Decimal => (price * count) as Decimal;

const openFirst = (a: Market, b: Market): number => Number(b.status === 'open') - Number(a.status === 'open');

/** An instrument that the member can afford, if possible in an open market, and the account that pays. */
export async function affordable({
  member,
  visitor,
}: Broker): Promise<{ instrument: Instrument; accountId: string }> {
  const accounts = (await accountsOf(member)).filter(({ kind }) => kind === 'trade');
  const markets = accepted(await visitor.call('listMarkets')).data;
  for (const market of [...markets].sort(openFirst)) {
    const account = accounts.find(({ currency }) => currency === market.currency);
    if (account === undefined) continue;
    const query = { market_id: market.id, product_type: 'STOCK', limit: '100' };
    const { data } = accepted(await visitor.call('listInstruments', { query }));
    const instrument = data.find(({ status, last, lot_size: lot }) => {
      const cost = times(decimal(last), BigInt(lot) * FEW_SHARES * 2n);
      const isSuitable = status === 'active' && compare(decimal(last), CHEAPEST) > 0;
      return isSuitable && compare(decimal(account.available_funds), cost) > 0;
    });
    if (instrument !== undefined) return { instrument, accountId: account.id };
  }
  throw new NotChecked('needs money in a trade account, enough for a few shares');
}

/** A limit order below the market, on the tick, that does not fill. */
export async function restingTicket(broker: Broker): Promise<Ticket> {
  const { instrument, accountId } = await affordable(broker);
  const low = multiply(decimal(instrument.last), BELOW_MARKET, 'down');
  const tick = decimal(instrument.tick_size);
  return {
    symbol: instrument.symbol,
    direction: 'long',
    order_type: 'limit',
    quantity: toText(times(decimal(instrument.lot_size), FEW_SHARES)),
    price: toText((low - (low % tick)) as Decimal),
    account_id: accountId,
  };
}

/** The least that a price and a quantity of an order may change by. */
export async function stepsOf({ visitor }: Broker, ticket: Ticket): Promise<{ tick: Decimal; lot: bigint }> {
  const path = { symbol: ticket['symbol'] ?? '' };
  const { tick_size: tick, lot_size: lot } = accepted(await visitor.call('getInstrument', { path }));
  return { tick: decimal(tick), lot: BigInt(lot) };
}

/** The same order for two lots instead of three. */
export const smaller = (ticket: Ticket): Ticket => ({
  ...ticket,
  quantity: String((BigInt(ticket['quantity'] ?? '0') / FEW_SHARES) * 2n),
});

export const place = async ({ member }: Broker, body: Ticket): Promise<Order> =>
  accepted(await member.call('placeOrder', { body }));
export const cancel = async ({ member }: Broker, { id }: { readonly id: string }): Promise<Order> =>
  accepted(await member.call('cancelOrder', { path: { id } }));

/** A new order for the checks of streams. */
export const restingOrder = {
  place: async (broker: Broker): Promise<Order> => place(broker, await restingTicket(broker)),
  cancel,
};
