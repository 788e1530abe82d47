import type { Operations } from '../http/operation.js';
import { memberIdOf } from '../http/signedIn.js';
import type { TradingContext } from '../trading/tradingContext.js';
import type { Past } from './past.js';
import { readPerformance, viewPerformance } from './performance.js';
import { getStatement } from './statement.js';

export function performanceOperations(context: TradingContext, past: Past): Operations {
  const tools = { ...context, past };
  return {
    getPerformance: async (call) => {
      const period = call.query.period ?? '1m';
      const memberId = memberIdOf(call);
      const found = await context.db.heavy(memberId, (read) =>
        readPerformance(read, tools, { memberId, period }),
      );
      return { status: 200, body: viewPerformance(period, found) };
    },

    getStatement: async (call) => {
      const memberId = memberIdOf(call);
      const month = call.query.month;
      const body = await context.db.heavy(memberId, (read) => getStatement(read, tools, { memberId, month }));
      return { status: 200, body };
    },
  };
}
