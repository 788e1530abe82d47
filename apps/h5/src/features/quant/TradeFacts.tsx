import { KeyValueRow } from '@fairlot/ui-kit/key-value';
import { useMoment } from '../../components/offers/useMoment.js';
import { useT } from '../../i18n/index.js';
import type { QuantTrade } from './quantQueries.js';
import { useQuantText } from './useQuantText.js';

/** The trades of a day, as rows of a list of facts. */
export function TradeFacts({ trade, currency }: { trade: QuantTrade; currency: string }) {
  const t = useT();
  const text = useQuantText();
  const moment = useMoment();
  const share = `${trade.name} (${trade.symbol})`;
  return (
    <>
      <KeyValueRow label={t('quant.trade.date')}>{moment.on(trade.date)}</KeyValueRow>
      <KeyValueRow label={t('quant.trade.share')}>{share}</KeyValueRow>
      <KeyValueRow label={t('quant.trade.buy')}>{text.money(trade.buyPrice, currency)}</KeyValueRow>
      <KeyValueRow label={t('quant.trade.sell')}>{text.money(trade.sellPrice, currency)}</KeyValueRow>
      <KeyValueRow label={t('quant.trade.result')}>{text.signed(trade.profitRate)}</KeyValueRow>
    </>
  );
}
