import { decimal, subtract, ZERO } from '@fairlot/money';
import type { Broker } from '../broker.js';
import { accepted, equal, eventually, must, needed, NotChecked, refused, type Check } from '../check.js';
import type { BodyOf } from '../client.js';
import { FILL_SECONDS, times } from './tickets.js';
import { belongsToOne } from './owner.js';

/** Positions: what is held, its value, and how it is closed. */

/** A position of which a part can be closed. */
async function closable({ member }: Broker): Promise<BodyOf<'getPosition'>> {
  const { data } = accepted(await member.call('listPositions', { query: { state: 'open', limit: '50' } }));
  return needed(
    data.find((position) => BigInt(position.closable_quantity) > 1n),
    'needs an open position of two shares or more',
  );
}

export const positions: readonly Check[] = [
  {
    rule: 'position.arithmetic',
    says: 'The value of a position, and its profit or loss, follow from its prices.',
    area: 'position',
    async run({ member }) {
      const { data } = accepted(
        await member.call('listPositions', { query: { state: 'open', limit: '50' } }),
      );
      needed(data[0], 'needs an open position');
      for (const position of data) {
        const worth = times(decimal(position.last), BigInt(position.quantity));
        const what = `of the position in ${position.symbol}`;
        equal(position.total_holding_amount, worth, `total_holding_amount ${what}`);
        equal(position.unrealized_pnl, position.floating_pnl, `unrealized_pnl ${what}`);
        const gain = subtract(worth, decimal(position.total_open_amount));
        const won = position.direction === 'short' ? subtract(ZERO, gain) : gain;
        equal(position.floating_pnl, won, `floating_pnl ${what}`);
      }
    },
  },
  {
    rule: 'position.close',
    says: 'No more can be closed than is held. A close request reserves its shares, and withdrawing it frees them.',
    area: 'position',
    async run(broker) {
      const { member } = broker;
      const position = await closable(broker);
      const path = { id: position.id };
      const quantityNow = async () =>
        BigInt(accepted(await member.call('getPosition', { path })).closable_quantity);
      const close = (quantity: bigint) =>
        member.call('closePosition', { path, body: { quantity: String(quantity), order_type: 'market' } });
      const held = BigInt(position.closable_quantity);
      refused(await close(held + 1n), 422, 'quantity_exceeds_closable', 'quantity');
      const request = accepted(await close(1n));
      must(request.status !== 'filled', 'a close request was filled at once, without a review');
      must((await quantityNow()) === held - 1n, 'what can be closed is not less by what was asked for');
      if (broker.capabilities.reviews.close === 'policy') return;
      const withdrawn = accepted(await member.call('withdrawCloseRequest', { path: { id: request.id } }));
      must(withdrawn.status === 'withdrawn', `the withdrawn close request is ${withdrawn.status}`);
      must((await quantityNow()) === held, 'what can be closed is not what it was before');
    },
  },
  {
    rule: 'position.closed',
    says: 'An approved close is filled, and says at what price, for what fee and with what result.',
    area: 'position',
    async run(broker) {
      const { member, capabilities } = broker;
      const position = await closable(broker);
      const { data: markets } = accepted(await broker.visitor.call('listMarkets'));
      if (markets.find(({ id }) => id === position.market_id)?.status !== 'open')
        throw new NotChecked('needs a position in an open market');
      const body = { quantity: '1', order_type: 'market' };
      if (capabilities.reviews.close === 'people')
        throw new NotChecked('a close is not decided during a run');
      const { id } = accepted(await member.call('closePosition', { path: { id: position.id }, body }));
      await broker.decide('pass', 'close', id);
      const filled = await eventually(
        async () => {
          const { data } = accepted(await member.call('listCloseRequests', { query: { limit: '20' } }));
          return data.find((request) => request.id === id && request.status === 'filled');
        },
        capabilities.reviewSeconds + FILL_SECONDS,
        `the close ${id} was filled`,
      );
      needed(filled.filled_price, 'the filled close has no price');
      const result = needed(filled.realized_pnl, 'the filled close has no result');
      const { realized_pnl: after } = accepted(
        await member.call('getPosition', { path: { id: position.id } }),
      );
      equal(
        subtract(decimal(after), decimal(position.realized_pnl)),
        result,
        'what the close added to realized_pnl',
      );
      const order = accepted(await member.call('getOrder', { path: { id: filled.order_id ?? '' } }));
      equal(order.handling_fee, filled.handling_fee ?? '-1', 'the fee of the order that closed');
    },
  },
  belongsToOne({
    noun: 'position',
    area: 'position',
    make: closable,
    reached: [
      ['getPosition'],
      ['amendPosition', { body: { stop_loss: null, take_profit: null }, version: 1 }],
      ['closePosition', { body: { quantity: '1', order_type: 'market' } }],
    ],
  }),
];
