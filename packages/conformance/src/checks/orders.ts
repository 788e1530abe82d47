import {
  add,
  compare,
  decimal,
  maximum,
  multiply,
  subtract,
  sum,
  toText,
  truncate,
  type Decimal,
} from '@fairlot/money';
import { accepted, equal, eventually, must, none, NotChecked, refused, type Check } from '../check.js';
import { accountById, availableIn, scaleOf, unitOf } from './accounts.js';
import { happensOnce } from './once.js';
import { belongsToOne } from './owner.js';
import {
  affordable,
  cancel,
  FILL_SECONDS,
  place,
  restingTicket,
  smaller,
  stepsOf,
  type Ticket,
  times,
} from './tickets.js';

/** Orders: the preview, the hold, and the fill. */
export const orders: readonly Check[] = [
  {
    rule: 'order.preview',
    says: 'A preview adds up: price times quantity, the fee at its rate, and what is left after the hold.',
    area: 'order',
    async run(broker) {
      const ticket = await restingTicket(broker);
      const scale = await scaleOf(
        broker,
        (await accountById(broker.member, ticket['account_id'] ?? '')).currency,
      );
      const look = async (body: Ticket) => {
        const preview = accepted(await broker.member.call('previewOrder', { body }));
        const amount = times(decimal(body['price'] ?? '0'), BigInt(body['quantity'] ?? '0'));
        const fee = decimal(preview.handling_fee);
        equal(preview.order_price, body['price'] ?? '', 'the price of the preview');
        equal(preview.total_amount, add(amount, fee), 'total_amount, price times quantity and the fee,');
        equal(preview.hold_amount, preview.total_amount, 'hold_amount of a long limit order');
        equal(
          preview.available_after,
          subtract(decimal(preview.available_before), decimal(preview.hold_amount)),
          'available_after',
        );
        equal(fee, truncate(fee, scale), 'the fee, in places of its currency,');
        return { fee, byRate: multiply(amount, decimal(preview.fee_rate), 'up', scale) };
      };
      const [more, less] = [await look(ticket), await look(smaller(ticket))];
      // The fee follows the rate, to the smallest amount of money,
      // or is a minimum, which is the same for fewer shares.
      const isByRate =
        compare(subtract(more.byRate, more.fee), unitOf(scale)) <= 0 && more.fee <= more.byRate;
      must(
        isByRate || (more.fee === less.fee && more.fee > more.byRate),
        `the fee ${toText(more.fee)} follows neither from fee_rate (${toText(more.byRate)}) nor from a minimum`,
      );
    },
  },
  {
    rule: 'order.as-consented',
    says: 'An order has the fee, the total and the hold of its preview, and takes exactly that hold from what is available.',
    area: 'order',
    async run(broker) {
      const ticket = await restingTicket(broker);
      const account = ticket['account_id'] ?? '';
      const before = await availableIn(broker, account);
      const preview = accepted(await broker.member.call('previewOrder', { body: ticket }));
      const order = await place(broker, ticket);
      const read = accepted(await broker.member.call('getOrder', { path: { id: order.id } }));
      const during = await availableIn(broker, account);
      await cancel(broker, order);
      equal(preview.available_before, before, 'available_before of the preview');
      for (const [seen, where] of [
        [order, 'as placed'],
        [read, 'as read later'],
      ] as const) {
        equal(seen.handling_fee, preview.handling_fee, `the fee of the order ${where}`);
        equal(seen.total_amount, preview.total_amount, `the total of the order ${where}`);
        equal(seen.hold_amount, preview.hold_amount, `the hold of the order ${where}`);
      }
      equal(during, preview.available_after, 'what is available after the order');
    },
  },
  {
    rule: 'order.cancel',
    says: 'A cancelled order frees its whole hold; cancelling again gets the same answer, and it cannot be amended.',
    area: 'order',
    async run(broker) {
      const ticket = await restingTicket(broker);
      const account = ticket['account_id'] ?? '';
      const before = await availableIn(broker, account);
      const order = await place(broker, ticket);
      const first = await cancel(broker, order);
      must(first.status === 'canceled', `the cancelled order is ${first.status}`);
      equal(first.hold_amount, '0', 'the hold of the cancelled order');
      equal(await availableIn(broker, account), before, 'what is available after cancelling');
      const again = await cancel(broker, order);
      must(
        again.status === 'canceled' && again.closed_at === first.closed_at,
        'cancelling twice answers something else',
      );
      const amended = await broker.member.call('amendOrder', {
        path: { id: order.id },
        body: { price: ticket['price'] },
        version: again.version,
      });
      refused(amended, 409, 'order_not_open');
    },
  },
  {
    rule: 'order.fill',
    says: 'A filled order was charged the fees of its fills and no more than its preview said; its amounts add up, and so does the account.',
    area: 'order',
    async run(broker) {
      const { instrument, accountId } = await affordable(broker);
      const { data: markets } = accepted(await broker.visitor.call('listMarkets'));
      if (markets.find(({ id }) => id === instrument.market_id)?.status !== 'open')
        throw new NotChecked('needs an open market');
      const ticket = {
        symbol: instrument.symbol,
        direction: 'long',
        order_type: 'market',
        quantity: instrument.lot_size,
        account_id: accountId,
      };
      const before = await availableIn(broker, accountId);
      const preview = accepted(await broker.member.call('previewOrder', { body: ticket }));
      const { id } = await place(broker, ticket);
      const order = await eventually(
        async () => {
          const now = accepted(await broker.member.call('getOrder', { path: { id } }));
          return now.status === 'filled' ? now : undefined;
        },
        FILL_SECONDS,
        `the market order ${id} was filled`,
      );
      must(order.fills.length > 0, `the order ${id} is filled without a fill`);
      none(
        order.fills
          .filter(({ filled_at: at }) => at < order.submitted_at)
          .map(({ filled_at: at }) => `the order of ${order.submitted_at} was filled at ${at}, before it`),
      );
      const amount = sum(
        order.fills.map((fill) => multiply(decimal(fill.price), decimal(fill.quantity), 'down')),
      );
      const fee = sum(order.fills.map((fill) => decimal(fill.handling_fee)));
      equal(order.handling_fee, fee, 'the fee of the order, the sum of those of its fills,');
      equal(order.total_open_amount, amount, 'total_open_amount, the sum of the fills,');
      equal(order.total_amount, add(amount, fee), 'total_amount of the filled order');
      equal(order.hold_amount, '0', 'the hold of the filled order');
      const scale = await scaleOf(broker, order.currency);
      const fair = maximum(
        decimal(preview.handling_fee),
        multiply(amount, decimal(preview.fee_rate), 'up', scale),
      );
      must(
        compare(fee, fair) <= 0,
        `a fee of ${toText(fee)} was charged; ${preview.handling_fee} was agreed to, at a rate of ${preview.fee_rate}`,
      );
      equal(
        await availableIn(broker, accountId),
        subtract(before, add(amount, fee)),
        'what is available after the fill',
      );
    },
  },
  {
    rule: 'order.version',
    says: 'A change names the version that it changes: without one it is 428, with an old one 409. Each change makes a new version.',
    area: 'order',
    async run(broker) {
      const ticket = await restingTicket(broker);
      const order = await place(broker, ticket);
      const path = { id: order.id };
      const body = {
        price: ticket['price'],
        stop_loss: toText(truncate(multiply(decimal(ticket['price'] ?? '0'), decimal('0.8'), 'down'), 0)),
      };
      refused(await broker.member.call('amendOrder', { path, body }), 428, 'precondition_required');
      const { version } = accepted(await broker.member.call('getOrder', { path }));
      const changed = accepted(await broker.member.call('amendOrder', { path, body, version }));
      must(
        changed.version > version,
        `the version after the change is ${changed.version}, before it ${version}`,
      );
      refused(await broker.member.call('amendOrder', { path, body, version }), 409, 'version_conflict');
      await cancel(broker, order);
    },
  },
  {
    rule: 'order.refusals',
    says: 'A well-formed order that is not allowed is refused with its own code and field, and nothing is held for it.',
    area: 'order',
    async run(broker) {
      const ticket = await restingTicket(broker);
      const { price = '0', account_id: account = '' } = ticket;
      const far = { high: toText(multiply(decimal(price), decimal('2'), 'down', 0)), low: '1' };
      const { price: _none, ...priceless } = ticket;
      const { tick, lot } = await stepsOf(broker, ticket);
      const between = toText(add(decimal(price), (tick / 2n) as Decimal));
      const many = '10000000';
      const cases: readonly (readonly [Ticket, number, string, string?])[] = [
        [{ ...ticket, quantity: '0' }, 422, 'minimum_unit', 'quantity'],
        [priceless, 422, 'price_required', 'price'],
        [{ ...ticket, order_type: 'market' }, 422, 'price_not_allowed', 'price'],
        [{ ...ticket, price: '0' }, 422, 'wrong_amount', 'price'],
        [{ ...ticket, price: between }, 422, 'tick_size', 'price'],
        ...(lot > 1n
          ? [[{ ...ticket, quantity: String(lot + 1n) }, 422, 'lot_size', 'quantity'] as const]
          : []),
        [{ ...ticket, stop_loss: far.high }, 422, 'stop_loss_side', 'stop_loss'],
        [{ ...ticket, take_profit: far.low }, 422, 'take_profit_side', 'take_profit'],
        [{ ...ticket, symbol: 'NOBODY-HAS-THIS' }, 404, 'not_found'],
      ];
      const before = await availableIn(broker, account);
      for (const [body, status, code, field] of cases)
        refused(await broker.member.call('placeOrder', { body }), status, code, field);
      const tooMany = await broker.member.call('placeOrder', { body: { ...ticket, quantity: many } });
      must(tooMany.status === 422, `an order of ${many} shares was answered ${tooMany.status}`);
      equal(await availableIn(broker, account), before, 'what is available after the refusals');
    },
  },
  {
    rule: 'order.text-only',
    says: 'A quantity as a JSON number and a price of nine places are refused by their field, never rounded.',
    area: 'order',
    async run(broker) {
      const ticket = await restingTicket(broker);
      const asNumber = { ...ticket, quantity: Number(ticket['quantity']) };
      refused(await broker.member.call('placeOrder', { body: asNumber }), 400, 'validation', 'quantity');
      const precise = { ...ticket, price: '1.123456789' };
      refused(await broker.member.call('placeOrder', { body: precise }), 400, 'validation', 'price');
    },
  },
  {
    rule: 'order.same',
    says: 'An order in a list equals the order read by itself.',
    area: 'order',
    async run(broker) {
      const { id } = await place(broker, await restingTicket(broker));
      await broker.member.call('cancelOrder', { path: { id } });
      const { data } = accepted(await broker.member.call('listOrders', { query: { limit: '20' } }));
      const listed: Readonly<Record<string, unknown>> = data.find((order) => order.id === id) ?? {};
      must(listed['id'] === id, `GET /order does not list the new order ${id}`);
      const read = accepted(await broker.member.call('getOrder', { path: { id } }));
      none(
        Object.entries(read)
          .filter(
            ([field, value]) => field in listed && JSON.stringify(listed[field]) !== JSON.stringify(value),
          )
          .map(([field]) => `${field} of the order ${id} is another one in GET /order`),
      );
    },
  },
  {
    rule: 'order.list',
    says: 'A placed order is the first of the list, and is found by its state and its symbol.',
    area: 'order',
    async run(broker) {
      const order = await place(broker, await restingTicket(broker));
      const first = async (query: Record<string, string>) =>
        accepted(await broker.member.call('listOrders', { query: { limit: '1', ...query } })).data[0]?.id;
      const found = [await first({}), await first({ symbol: order.symbol })];
      await cancel(broker, order);
      none(
        found.flatMap((id) => (id === order.id ? [] : ['GET /order does not begin with the newest order'])),
      );
      must((await first({ status: 'canceled' })) === order.id, 'GET /order?status=canceled does not find it');
      const page = async (query: Record<string, string>) =>
        accepted(await broker.member.call('listOrders', { query: { limit: '50', ...query } })).data;
      none(
        (await page({ status: 'wait' })).flatMap(({ id, status }) =>
          status === 'wait' ? [] : [`GET /order?status=wait lists ${id}, which is ${status}`],
        ),
      );
      const others = (await page({ symbol: order.symbol })).filter(({ symbol }) => symbol !== order.symbol);
      none(
        others.map(
          ({ id, symbol }) => `GET /order?symbol=${order.symbol} lists ${id}, which is of ${symbol}`,
        ),
      );
    },
  },
  ...happensOnce({
    noun: 'order',
    area: 'order',
    operationId: 'placeOrder',
    make: async (broker) => ({ body: await restingTicket(broker) }),
    other: ({ body }) => ({ body: smaller(body as Ticket) }),
    count: async ({ member }) =>
      accepted(await member.call('listOrders', { query: { limit: '20' } }))
        .data.map(({ id }) => id)
        .join(),
    undo: async (broker, made) => void (await cancel(broker, made)),
  }),
  belongsToOne({
    noun: 'order',
    area: 'order',
    make: async (broker) => place(broker, await restingTicket(broker)),
    reached: [['getOrder'], ['amendOrder', { body: { price: '1' }, version: 1 }], ['cancelOrder']],
    read: 'getOrder',
    // The market may accept the order meanwhile. A cancelled order also differs in `closed_at` and `version`.
    ownPace: ['status'],
    end: async (broker, made) => void (await cancel(broker, made)),
  }),
];
