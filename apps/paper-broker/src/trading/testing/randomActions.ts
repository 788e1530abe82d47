import type { AnyAnswer } from '../../http/operation.js';
import { Refusal } from '../../http/refusal.js';
import type { Random } from './random.js';
import { PAY_PASSWORD, type RandomTrading } from './randomTrading.js';
import { collarOf, feeOf, holdOf, type ModelOrder, type Side } from './tradingModel.js';
import { SYMBOLS, toWire } from './tradingWorld.js';

const pick = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[random(Math.max(items.length, 1))];
const isUnderWay = ({ status }: ModelOrder): boolean => status === 'wait' || status === 'handle';
/** `percent` of a price in whole cents, at least one. */
const part = (cents: number, percent: number): number => Math.max(1, Math.floor((cents * percent) / 100));
const bodyOf = (answer: AnyAnswer) => answer.body as Record<string, unknown>;

/** The code of a refusal, thrown or answered; undefined on success. */
async function codeOf(answer: Promise<AnyAnswer>): Promise<unknown> {
  try {
    const { status, body } = await answer;
    return status >= 400 ? (body as { code: string }).code : undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** Checks that broker and model agree on the outcome: success, or the same refusal. */
function agree(said: unknown, expected: unknown): boolean {
  if (said !== expected) throw new Error(`The broker said ${String(said)}, the model ${String(expected)}.`);
  return said === undefined;
}

export async function placeOrder(run: RandomTrading, random: Random): Promise<string> {
  const symbol = pick(random, SYMBOLS) ?? 'AAA';
  const side: Side = random(3) === 0 ? 'short' : 'long';
  const last = run.market.priceAt(symbol, run.at());
  const limit = random(2) === 0 ? null : last + Math.floor((last * (random(21) - 10)) / 100);
  const price = limit ?? last;
  const quantity = 1 + random(400);
  const sign = side === 'long' ? 1 : -1;
  const stopLoss = random(3) === 0 ? price - sign * part(price, 1 + random(20)) : null;
  const takeProfit = random(3) === 0 ? price + sign * part(price, 1 + random(20)) : null;
  const isDay = random(2) === 0;
  const worst = limit ?? collarOf(last, side);
  const answer = await run.call('placeOrder', {
    body: {
      symbol,
      direction: side,
      order_type: limit === null ? 'market' : 'limit',
      quantity: String(quantity),
      time_in_force: isDay ? 'day' : 'gtc',
      ...(limit === null ? {} : { price: toWire(limit) }),
      ...(stopLoss === null ? {} : { stop_loss: toWire(stopLoss) }),
      ...(takeProfit === null ? {} : { take_profit: toWire(takeProfit) }),
    },
  });
  const hold = holdOf(side, quantity, { price, worst, last });
  const expected = hold > run.model.available ? 'insufficient_funds' : undefined;
  const code = answer.status >= 400 ? bodyOf(answer)['code'] : undefined;
  if (agree(code, expected)) {
    run.model.place({
      id: String(bodyOf(answer)['id']),
      symbol,
      side,
      intent: 'open',
      type: limit === null ? 'market' : 'limit',
      quantity,
      expiresAt: isDay ? run.closesAt(run.at()) : null,
      requestId: null,
      worst,
      price,
      stopLoss,
      takeProfit,
      hold,
      status: 'wait',
    });
  }
  return `${side} ${quantity} ${symbol} ${limit === null ? 'market' : `limit ${limit}`}`;
}

export async function cancelOrder(run: RandomTrading, random: Random): Promise<string> {
  const order = pick(
    random,
    run.model.orders.filter((each) => isUnderWay(each) && each.intent === 'open'),
  );
  if (order === undefined) return 'nothing to cancel';
  agree(await codeOf(run.call('cancelOrder', { params: { id: order.id } })), undefined);
  run.model.end(order, 'canceled');
  return `cancel ${order.quantity} ${order.symbol}`;
}

export async function replaceOrder(run: RandomTrading, random: Random): Promise<string> {
  const isLimit = (each: ModelOrder) => each.type === 'limit' && each.intent === 'open';
  const order = pick(
    random,
    run.model.orders.filter((each) => isUnderWay(each) && isLimit(each)),
  );
  if (order === undefined) return 'nothing to replace';
  const last = run.market.priceAt(order.symbol, run.at());
  const price = last + Math.floor((last * (random(21) - 10)) / 100);
  const { side, quantity, stopLoss, takeProfit } = order;
  const isWrong = (level: number | null, sign: number) => level !== null && (level - price) * sign <= 0;
  const gain = side === 'long' ? 1 : -1;
  const expected = isWrong(stopLoss, -gain)
    ? 'stop_loss_side'
    : isWrong(takeProfit, gain)
      ? 'take_profit_side'
      : holdOf(side, quantity, { price, worst: price, last }) - order.hold > run.model.available
        ? 'insufficient_funds'
        : undefined;
  const { version } = bodyOf(await run.call('getOrder', { params: { id: order.id } }, false));
  const request = { params: { id: order.id }, body: { price: toWire(price) }, ifMatch: Number(version) };
  if (agree(await codeOf(run.call('amendOrder', request, false)), expected))
    run.model.replace(order, price, last);
  return `replace ${order.symbol} at ${price}`;
}

/** The customer's open positions, as the wire has them. */
export async function openPositions(run: RandomTrading): Promise<Record<string, string>[]> {
  const lists = [];
  for (const state of ['open', 'closing']) {
    const answer = await run.call('listPositions', { query: { state } }, false);
    lists.push(...(answer.body as { data: Record<string, string>[] }).data);
  }
  return lists;
}

export async function closePosition(run: RandomTrading, random: Random): Promise<string> {
  const position = pick(
    random,
    run.model.positions.filter((each) => each.quantity > each.closing),
  );
  if (position === undefined) return 'nothing to close';
  const { symbol, side } = position;
  const known = (await openPositions(run)).find(
    (each) => each['symbol'] === symbol && each['direction'] === side,
  );
  const quantity = 1 + random(position.quantity - position.closing);
  const last = run.market.priceAt(symbol, run.at());
  const limit = random(3) === 0 ? last + Math.floor((last * (random(11) - 5)) / 100) : null;
  const answer = await run.call('closePosition', {
    params: { id: known?.['id'] ?? '' },
    body: {
      quantity: String(quantity),
      order_type: limit === null ? 'market' : 'limit',
      ...(limit === null ? {} : { price: toWire(limit) }),
    },
  });
  agree(answer.status, 202);
  run.model.requestClose(String(bodyOf(answer)['id']), position, quantity, limit, run.at());
  return `close ${quantity} ${side} ${symbol}`;
}

export async function withdrawClose(run: RandomTrading, random: Random): Promise<string> {
  const request = pick(
    random,
    run.model.requests.filter(({ status }) => status === 'review'),
  );
  if (request === undefined) return 'nothing to withdraw';
  agree(await codeOf(run.call('withdrawCloseRequest', { params: { id: request.id } })), undefined);
  run.model.withdraw(request);
  return `withdraw the close of ${request.quantity} ${request.symbol}`;
}

export async function amendPosition(run: RandomTrading, random: Random): Promise<string> {
  const position = pick(
    random,
    run.model.positions.filter(({ quantity }) => quantity > 0),
  );
  if (position === undefined) return 'nothing to protect';
  const { symbol, side } = position;
  const known = (await openPositions(run)).find(
    (each) => each['symbol'] === symbol && each['direction'] === side,
  );
  const last = run.market.priceAt(symbol, run.at());
  const sign = side === 'long' ? 1 : -1;
  const stopLoss = random(2) === 0 ? null : last - sign * part(last, 1 + random(20));
  const takeProfit = random(2) === 0 ? null : last + sign * part(last, 1 + random(20));
  const wire = (level: number | null) => (level === null ? null : toWire(level));
  const request = {
    params: { id: known?.['id'] ?? '' },
    body: { stop_loss: wire(stopLoss), take_profit: wire(takeProfit) },
    ifMatch: Number(known?.['version']),
  };
  agree(await codeOf(run.call('amendPosition', request, false)), undefined);
  Object.assign(position, { stopLoss, takeProfit });
  return `protect ${side} ${symbol}`;
}

/** In turn: customers share the offers, and a model knows only what its own customer took. */
export const takeBlock = (run: RandomTrading, random: Random): Promise<string> =>
  run.inTurn(() => takeOffered(run, random));

async function takeOffered(run: RandomTrading, random: Random): Promise<string> {
  const { data } = bodyOf(await run.call('listBlockOffers', {}, false)) as {
    data: { id: string; symbol: string; discount_buying_price: string }[];
  };
  const offer = pick(random, data);
  if (offer === undefined) return 'no block is offered';
  const quantity = 10_000;
  const price = Math.round(Number(offer.discount_buying_price) * 100);
  const hold = price * quantity + feeOf(price * quantity);
  const body = { block_offer_id: offer.id, quantity: String(quantity), pay_password: PAY_PASSWORD };
  const expected = !run.market.isOpen(run.at())
    ? 'market_closed'
    : hold > run.model.available
      ? 'insufficient_funds'
      : undefined;
  const answer = await run.call('placeBlockTrade', { body });
  if (!agree(answer.status >= 400 ? bodyOf(answer)['code'] : undefined, expected)) return 'a block too many';
  run.model.place({
    id: String(bodyOf(answer)['id']),
    symbol: offer.symbol,
    side: 'long',
    intent: 'open',
    type: 'block',
    quantity,
    expiresAt: null,
    requestId: null,
    worst: price,
    price,
    stopLoss: null,
    takeProfit: null,
    hold,
    status: 'wait',
  });
  return `block of ${offer.symbol} at ${price}`;
}

export async function decideBlock(run: RandomTrading, random: Random): Promise<string> {
  const order = pick(
    random,
    run.model.orders.filter((each) => each.type === 'block' && each.status === 'wait'),
  );
  if (order === undefined) return 'no block to decide';
  const isPassed = random(3) > 0;
  await run.decideBlock(order.id, isPassed ? 'pass' : 'refuse');
  if (isPassed) run.model.passBlock(order);
  else run.model.end(order, 'refused');
  return `block ${isPassed ? 'passed' : 'refused'}`;
}
