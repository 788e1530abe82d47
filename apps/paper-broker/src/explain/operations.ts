import type { Operations } from '../http/operation.js';
import { memberIdOf } from '../http/signedIn.js';
import { createPast } from '../performance/past.js';
import { viewFigure } from '../figures/figure.js';
import type { TradingContext } from '../trading/tradingContext.js';
import { createExplainer } from './explain.js';

export function explainOperations(context: TradingContext): Operations {
  const explain = createExplainer(context, createPast(context.market));
  return {
    explainFigure: async (call) => ({
      status: 200,
      body: viewFigure(await explain(memberIdOf(call), call.params.figure, call.query)),
    }),
  };
}
