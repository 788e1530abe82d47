import { idempotently } from '../http/idempotency.js';
import type { AnyCall, Operations } from '../http/operation.js';
import { requireMember } from '../http/signedIn.js';
import { requirePayPassword } from '../members/payPassword.js';
import { requireVip } from '../members/requirements.js';
import { viewOrder } from '../trading/orders/orderView.js';
import { listBlockOffers, previewBlock, takeBlock } from './takeBlock.js';
import type { BlockContext } from '../trading/tradingContext.js';

/** Block trades: everyone sees the offers, VIP customers take them. */
export function blockTradeOperations(context: BlockContext): Operations {
  return {
    listBlockOffers: async (call) => ({
      status: 200,
      body: {
        data: await listBlockOffers(context, call.query.market_id),
        next_cursor: null,
      },
    }),

    previewBlockTrade: async (call) => {
      const memberId = requireVipMember(call);
      return {
        status: 200,
        body: await previewBlock(context, memberId, call.body, call.locale),
      };
    },

    placeBlockTrade: async (call) => {
      const memberId = requireVipMember(call);
      const { pay_password: payPassword, ...body } = call.body;
      await requirePayPassword(context, memberId, payPassword);
      return idempotently(context, call, async (tx) => ({
        status: 201,
        body: viewOrder(
          await takeBlock(tx, context, { memberId, body, locale: call.locale }),
          [],
          context.market,
        ),
      }));
    },
  };
}

function requireVipMember(call: Pick<AnyCall, 'member'>): string {
  const member = requireMember(call);
  requireVip(member);
  return member.memberId;
}
