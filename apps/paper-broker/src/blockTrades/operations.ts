import { idempotently } from '../http/idempotency.js';
import type { Call, Operations } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { requirePayPassword } from '../members/payPassword.js';
import { requireVip } from '../members/requirements.js';
import { viewOrder } from '../orders/orderView.js';
import { listBlockOffers, previewBlock, takeBlock, type BlockBody } from './takeBlock.js';
import type { BlockContext } from '../orders/tradingContext.js';

/** Large orders at a discount, for VIP customers: everyone sees the offers. */
export function blockTradeOperations(context: BlockContext): Operations {
  return {
    listBlockOffers: async (call) => ({
      status: 200,
      body: {
        data: await listBlockOffers(context, call.query['market_id'] as string | undefined),
        next_cursor: null,
      },
    }),

    previewBlockTrade: async (call) => {
      const memberId = requireVipMember(call);
      return {
        status: 200,
        body: await previewBlock(context, memberId, call.body as BlockBody, call.locale),
      };
    },

    placeBlockTrade: async (call) => {
      const memberId = requireVipMember(call);
      const { pay_password: payPassword, ...body } = call.body as BlockBody & { pay_password: string };
      await requirePayPassword(context, memberId, payPassword);
      return idempotently(context, call, async (tx) => ({
        status: 201,
        body: viewOrder(await takeBlock(tx, context, memberId, body, call.locale), [], context.market),
      }));
    },
  };
}

function requireVipMember({ member }: Call): string {
  if (member === undefined) throw new Refusal('unauthenticated');
  requireVip(member);
  return member.memberId;
}
