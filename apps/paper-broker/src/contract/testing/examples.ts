import { decimal, multiply, toText, type Decimal } from '@fairlot/money';
import { tradingExamples } from './tradingExamples.js';
import type { ContractWorld } from './contractWorld.js';
import type { Sending } from './exchange.js';
import { key, type Belongings, type MakeExample } from './example.js';
import { identityExamples } from './identityExamples.js';
import { moneyOutExamples } from './moneyOutExamples.js';
import { inboxExamples } from './inboxExamples.js';
import { depositExamples } from './depositExamples.js';
import { verificationExamples } from './verificationExamples.js';
import { offerExamples } from './offerExamples.js';
import { quantExamples } from './quantExamples.js';
import { loanExamples } from './loanExamples.js';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly symbol: string;
  readonly status: string;
  readonly closable_quantity: string;
  readonly tick_size: string;
  readonly last: string;
}

/** Gives a demo customer one or two of everything that requests name. */
export async function acquire(world: ContractWorld, name: string): Promise<Belongings> {
  const token = await world.signIn(name);
  const must = async (method: string, path: string, sending: Sending = {}): Promise<unknown> => {
    const answer = await world.send(method, path, { token, ...sending });
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return answer.body;
  };
  const rows = async (path: string): Promise<readonly Row[]> =>
    ((await must('GET', path)) as { data: readonly Row[] }).data;
  const first = (found: readonly Row[], isWanted: (row: Row) => boolean): Row => {
    const row = found.find(isWanted);
    if (row === undefined) throw new Error(`${name} has no such thing`);
    return row;
  };

  const instrument = first(
    await rows('/instrument?market_id=US&product_type=STOCK&limit=50'),
    (row) => decimal(row.last) > decimal('5'),
  );
  const { symbol } = instrument;
  const tick = decimal(instrument.tick_size);
  const low = multiply(decimal(instrument.last), decimal('0.95'), 'down');
  const price = toText((low - (low % tick)) as Decimal);
  const order = async (): Promise<string> => {
    const body = { symbol, direction: 'long', order_type: 'limit', quantity: '1', price };
    return ((await must('POST', '/order', { body, headers: key() })) as Row).id;
  };
  const watchlist = async (title: string): Promise<string> =>
    ((await must('POST', '/watchlist', { body: { name: title } })) as Row).id;

  const position = first(await rows('/position?state=open'), (row) => Number(row.closable_quantity) > 2);
  const close = { quantity: '1', order_type: 'market' };
  const request = (await must('POST', `/position/${position.id}/close`, {
    body: close,
    headers: key(),
  })) as Row;
  return {
    token,
    symbol,
    price,
    accountId: first(await rows('/account'), (row) => row.kind === 'trade').id,
    positionId: position.id,
    orderIds: [await order(), await order()],
    watchlistIds: [await watchlist('To keep'), await watchlist('To end')],
    closeRequestId: request.id,
  };
}

const login = { password: 'Fairlot26' };

/** One accepted request of every operation. A request that ends a resource ends one that no other request needs. */
export const examples: Readonly<Record<string, MakeExample>> = {
  ...identityExamples,
  ...moneyOutExamples,
  ...verificationExamples,
  loginMember: () => ({ body: { mail: 'demo@fairlot.example', ...login } }),
  loginMemberByPhone: () => ({ body: { areaCode: '+1', phone: '2025550101', ...login } }),
  loginUser: () => ({ body: { username: 'demo@fairlot.example', ...login } }),
  rotateUserToken: async (_mine, world) => ({ query: `?token=${await world.signIn('new')}` }),
  checkUserLogged: (mine) => ({ query: `?token=${mine.token}` }),
  logoutMember: async (_mine, world) => ({ token: await world.signIn('new') }),
  getProfile: () => ({}),
  updateProfile: () => ({ body: { nickname: 'Ada', language: 'de', market_id: 'US' } }),
  getUser: () => ({}),
  listLanguages: () => ({}),
  listMarkets: () => ({}),
  listCurrencies: () => ({}),
  getBaseSettings: () => ({}),
  getAggregateStat: () => ({}),
  listCalendar: () => ({ query: '?market_id=US&from=2026-12-20&to=2026-12-31' }),
  listInstruments: () => ({ query: '?section=popular&limit=5' }),
  getInstrument: (mine) => ({ path: [mine.symbol] }),
  listMovers: () => ({ query: '?market_id=US&kind=gainers' }),
  search: () => ({ query: '?q=a' }),
  listQuotes: (mine) => ({ query: `?symbols=${mine.symbol}` }),
  listCandles: (mine) => ({ query: `?symbol=${mine.symbol}&interval=1d&limit=5` }),
  listCourses: (mine) => ({ query: `?symbols=${mine.symbol}` }),
  listReplays: () => ({}),
  listSymbols: () => ({}),
  listIndices: () => ({}),
  getIndex: async (_mine, world) => {
    const { body } = await world.send('GET', '/index');
    return { path: [(body as { data: readonly Row[] }).data[0]?.symbol ?? ''] };
  },
  streamQuotes: (mine) => ({ query: `?symbols=${mine.symbol}` }),
  explainFigure: (mine) => ({ path: ['available_funds'], query: `?account_id=${mine.accountId}` }),
  listWatchlists: () => ({}),
  createWatchlist: () => ({ body: { name: `List ${crypto.randomUUID().slice(0, 8)}` } }),
  updateWatchlist: async (mine, world) => ({
    path: [mine.watchlistIds[0]],
    body: { name: `Named ${crypto.randomUUID().slice(0, 8)}` },
    headers: await versionOf(world, mine, '/watchlist', mine.watchlistIds[0]),
  }),
  deleteWatchlist: (mine) => ({ path: [mine.watchlistIds[1]] }),
  addWatchlistItem: (mine) => ({ path: [mine.watchlistIds[0]], body: { symbol: mine.symbol } }),
  orderWatchlistItems: (mine) => ({ path: [mine.watchlistIds[0]], body: { symbols: [mine.symbol] } }),
  removeWatchlistItem: (mine) => ({ path: [mine.watchlistIds[0], mine.symbol] }),
  previewOrder: (mine) => ({ body: ticket(mine) }),
  placeOrder: (mine) => ({ body: ticket(mine), headers: key() }),
  listOrders: () => ({ query: '?limit=3' }),
  getOrder: (mine) => ({ path: [mine.orderIds[0]] }),
  previewAmendment: (mine) => ({ path: [mine.orderIds[0]], body: { price: mine.price } }),
  amendOrder: async (mine, world) => ({
    path: [mine.orderIds[0]],
    body: { price: mine.price },
    headers: await versionOf(world, mine, '/order', mine.orderIds[0]),
  }),
  cancelOrder: (mine) => ({ path: [mine.orderIds[1]] }),
  listPositions: () => ({ query: '?limit=3' }),
  getPosition: (mine) => ({ path: [mine.positionId] }),
  amendPosition: async (mine, world) => ({
    path: [mine.positionId],
    body: { stop_loss: null, take_profit: null },
    headers: await versionOf(world, mine, '/position', mine.positionId),
  }),
  closePosition: (mine) => ({
    path: [mine.positionId],
    body: { quantity: '1', order_type: 'market' },
    headers: key(),
  }),
  listCloseRequests: () => ({}),
  withdrawCloseRequest: (mine) => ({ path: [mine.closeRequestId] }),
  listAccounts: () => ({}),
  ...tradingExamples,
  listEntries: (mine) => ({ query: `?account_id=${mine.accountId}&limit=5` }),
  ...inboxExamples,
  ...depositExamples,
  ...offerExamples,
  ...quantExamples,
  ...loanExamples,
  listNews: () => ({ query: '?market_id=US&limit=3' }),
  getNews: async (mine, world) => {
    const { body } = await world.send('GET', '/news?limit=1', { token: mine.token });
    return { path: [(body as { data: readonly { id: string }[] }).data[0]?.id ?? ''] };
  },
};

function ticket(mine: Belongings): Readonly<Record<string, string>> {
  const { symbol, price } = mine;
  return { symbol, direction: 'long', order_type: 'limit', quantity: '1', price };
}

async function versionOf(
  world: ContractWorld,
  { token }: Belongings,
  path: string,
  id: string,
): Promise<Readonly<Record<string, string>>> {
  // Watchlists have no operation that reads a single one.
  const answer = await world.send('GET', path === '/watchlist' ? path : `${path}/${id}`, { token });
  const { data = [answer.body] } = answer.body as { data?: readonly unknown[] };
  const row = (data as readonly { id: string; version: number }[]).find((each) => each.id === id);
  return { 'if-match': `"${row?.version ?? 0}"` };
}
