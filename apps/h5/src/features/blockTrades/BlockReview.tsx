import type { Schemas } from '@fairlot/api-client';
import { OrderSummary } from '@fairlot/ui-kit/order-summary';
import type { ReactNode } from 'react';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import { useFigures } from '../../components/figures.js';
import type { MoneyActionHandle } from '../../components/review/moneyActions.js';
import { ReviewSheet } from '../../components/review/ReviewSheet.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import type { BlockOffer } from '../../queries/blockOfferQueries.js';
import type { FigureNode } from '../../queries/explainQueries.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import type { Order } from '../../queries/tradingQueries.js';

export interface BlockReviewProps {
  isOpen: boolean;
  onClose: () => void;
  offer: BlockOffer;
  quantity: string;
  preview: Schemas['OrderPreview'];
  money: MoneyActionHandle<Order>;
}

/** The full cost of a block trade before consent. */
export function BlockReview({ isOpen, onClose, offer, quantity, preview, money }: BlockReviewProps) {
  const t = useT();
  const places = useMoneyPlaces(offer.currency);
  const figures = useFigures(offer.currency, { price: places, money: places });
  const verb = t('block.verb', {
    quantity: figures.quantity(quantity),
    symbol: offer.symbol,
    amount: figures.money(preview.totalAmount),
  });
  const row = (label: string, value: ReactNode) => ({ label, value });
  const explained = (figure: FigureNode['figure'], value: string) => (
    <ExplainedByTree tree={treeOf(preview.explained, figure)}>{figures.money(value)}</ExplainedByTree>
  );
  const take = (payPassword: string) =>
    money.send({
      label: verb,
      send: (key) =>
        api.post('/block_trade', {
          params: { header: { 'Idempotency-Key': key } },
          body: { blockOfferId: offer.id, quantity, payPassword },
        }),
    });
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('block.reviewTitle')}
      action={money.action}
      verb={verb}
      onConfirm={take}
      needsPayPassword
    >
      <OrderSummary
        lines={[
          row(t('block.instrument'), [offer.name, offer.symbol].join(' · ')),
          row(t('block.quantity'), figures.quantity(quantity)),
          row(t('block.price'), figures.price(offer.discountBuyingPrice)),
          row(
            t('balance.feeRate', { percent: figures.rate(preview.feeRate) }),
            explained('order_fee', preview.handlingFee),
          ),
        ]}
        total={row(t('block.total'), explained('order_total', preview.totalAmount))}
        afterwards={[
          row(t('block.held'), explained('order_hold', preview.holdAmount)),
          row(t('balance.availableNow'), explained('available_funds', preview.availableBefore)),
          row(t('balance.availableAfter'), explained('available_after', preview.availableAfter)),
        ]}
        notes={[t('block.reviewNote'), t('block.settleNote'), t('block.riskNote'), t('block.cancelRule')]}
      />
    </ReviewSheet>
  );
}
