import type { Wire } from '@fairlot/api-client/wire';
import { toText } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import { createCursors, inMemory, loadPage } from '../http/cursor.js';
import type { Operations } from '../http/operation.js';
import { Refusal, refuseField } from '../http/refusal.js';
import type { Instrument } from '../market/instrument.js';
import { fundOrderOperations } from './fundOrderOperations.js';
import { fundHoldings } from './fundTerms.js';
import { viewFund } from './fundView.js';

export function createFundOperations(context: BrokerContext): Operations {
  const { clock, market } = context;
  const cursors = createCursors(context);

  const requireFund = (symbol: string): Instrument => {
    const fund = market.instrument(symbol);
    if (fund?.productType !== 'FUND') throw new Refusal('not_found');
    return fund;
  };

  return {
    async listFunds(call) {
      const marketId = call.query.market_id;
      if (marketId !== undefined && market.market(marketId) === undefined)
        throw refuseField('market_id', 'not_found');
      const funds = market.instruments.filter(
        (each) => each.productType === 'FUND' && (marketId === undefined || each.marketId === marketId),
      );
      const { rows, nextCursor } = await loadPage(cursors, {
        list: `fund ${String(marketId)}`,
        query: call.query,
        ...inMemory(funds, ({ symbol }) => symbol),
      });
      const data = rows.map((fund) => viewFund(fund, market, clock.now(), call.locale));
      return { status: 200, body: { data, next_cursor: nextCursor } satisfies Wire['FundPage'] };
    },

    async getFund(call) {
      const fund = requireFund(call.params.id);
      const body: Wire['FundDetail'] = {
        ...viewFund(fund, market, clock.now(), call.locale),
        holdings: fundHoldings(market, fund).map((each) => ({ ...each, weight: toText(each.weight) })),
      };
      return { status: 200, body };
    },

    ...fundOrderOperations(context, requireFund),
  };
}
