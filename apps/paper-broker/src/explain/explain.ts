import type { Figure } from '../figures/figure.js';
import type { Past } from '../performance/past.js';
import type { TradingContext } from '../trading/tradingContext.js';
import { there, type Asked, type Explain, type Scope } from './explanation.js';
import { explainHistory } from './explainHistory.js';
import { explainMoney } from './explainMoney.js';
import { explainOffers } from './explainOffers.js';
import { explainTrading } from './explainTrading.js';

/**
 * Creates a function that explains how a customer's figure adds up. It calls the code that computes the figure.
 * @throws Refusal `validation` if the scope lacks the subject of the figure, `not_found` if the subject is not the
 * customer's
 */
export function createExplainer(context: TradingContext, past: Past) {
  const trading = explainTrading(context);
  const { figures, fundOrders } = explainOffers(context);
  const explainers: Readonly<Record<Asked, Explain>> = {
    ...explainMoney(context),
    ...trading,
    ...figures,
    ...explainHistory(context, past),
    order_fee: ofEitherOrder(trading.order_fee, fundOrders.order_fee),
    order_total: ofEitherOrder(trading.order_total, fundOrders.order_total),
  };
  return async (memberId: string, figure: Asked, scope: Scope): Promise<Figure> =>
    there(await explainers[figure](memberId, scope));
}

/** Of an order of a fund if the scope names one, otherwise of an order of shares. */
const ofEitherOrder =
  (ofShares: Explain, ofFund: Explain): Explain =>
  (memberId, scope) =>
    (scope.fund_order_id === undefined ? ofShares : ofFund)(memberId, scope);
