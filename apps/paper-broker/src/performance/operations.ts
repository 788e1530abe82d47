import type { Operations } from '../http/operation.js';
import { memberIdOf } from '../orders/operations.js';
import type { TradingContext } from '../orders/tradingContext.js';
import { getPerformance, type Period } from './performance.js';
import { getStatement } from './statement.js';

export function performanceOperations(context: TradingContext): Operations {
  return {
    getPerformance: async (call) => {
      const period = (call.query['period'] ?? '1m') as Period;
      return { status: 200, body: await getPerformance(context, memberIdOf(call), period) };
    },

    getStatement: async (call) => ({
      status: 200,
      body: await getStatement(context, memberIdOf(call), call.query['month'] as string),
    }),
  };
}
