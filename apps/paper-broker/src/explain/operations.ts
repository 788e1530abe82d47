import type { Operations } from '../http/operation.js';
import { memberIdOf } from '../http/signedIn.js';
import type { Past } from '../performance/past.js';
import { viewFigure } from '../figures/figure.js';
import type { TradingContext } from '../trading/tradingContext.js';
import { createExplainer } from './explain.js';

export function explainOperations(context: TradingContext, past: Past): Operations {
  const explain = createExplainer(context, past);
  return {
    explainFigure: async (call) => ({
      status: 200,
      body: viewFigure(await explain(memberIdOf(call), call.params.figure, call.query)),
    }),
  };
}
