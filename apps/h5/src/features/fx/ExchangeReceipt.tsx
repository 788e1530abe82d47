import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { formatDecimal } from '@fairlot/ui-kit/format';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { ButtonLink } from '../../components/ButtonLink.js';
import { Balance } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import { useFigures } from '../../components/figures.js';
import { NumberRow } from '../../components/review/NumberRow.js';
import { Receipt } from '../../components/review/Receipt.js';
import { Timeline } from '../../components/review/Timeline.js';
import { useReturn } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { Conversion } from '../../queries/transferQueries.js';

export interface ExchangeReceiptProps {
  conversion: Conversion;
  /** The page that needs the exchanged money. */
  next: string | undefined;
  onAgain: () => void;
}

/** The receipt of an exchange: the amount paid, the rate, and the amount credited. */
export function ExchangeReceipt({ conversion, next, onAgain }: ExchangeReceiptProps) {
  const t = useT();
  const goBack = useReturn();
  const locale = useLocale();
  const { rate: rateText } = useFigures(conversion.fromCurrency, { price: 2, money: 2 });
  const rate = (value: string) =>
    t('exchange.rateText', {
      from: conversion.fromCurrency,
      to: conversion.toCurrency,
      rate: formatDecimal(value, { locale, decimals: 6 }),
    });
  const of = { conversionId: conversion.id };
  return (
    <Receipt
      heading={t('exchange.done')}
      actions={
        <>
          {next !== undefined && (
            <Button size="large" fullWidth onClick={() => goBack(next)}>
              {t('exchange.resume')}
            </Button>
          )}
          <ButtonLink
            size="large"
            fullWidth
            variant={next === undefined ? 'primary' : 'secondary'}
            to="/pages/profile/transcation"
            search={{ type: 'fx_conversion' }}
          >
            {t('balance.openLedger')}
          </ButtonLink>
          <Button variant="quiet" fullWidth onClick={onAgain}>
            {t('exchange.again')}
          </Button>
        </>
      }
    >
      <Card>
        <Timeline steps={[{ label: t('exchange.moved'), at: conversion.createdAt, state: 'done' }]} />
      </Card>
      <Card>
        <KeyValue>
          <KeyValueRow label={t('exchange.pay')}>
            <Balance value={conversion.fromAmount} currency={conversion.fromCurrency} />
          </KeyValueRow>
          {conversion.midRate !== null && (
            <>
              <KeyValueRow label={t('exchange.midRate')}>{rate(conversion.midRate)}</KeyValueRow>
              <KeyValueRow label={t('exchange.spread', { percent: rateText(conversion.spread) })}>
                <Explained figure="exchange_cost" of={of}>
                  <Balance value={conversion.cost} currency={conversion.toCurrency} />
                </Explained>
              </KeyValueRow>
            </>
          )}
          <KeyValueRow label={t('exchange.rate')}>
            <Explained figure="exchange_rate" of={of}>
              {rate(conversion.rate)}
            </Explained>
          </KeyValueRow>
          <KeyValueRow label={t('balance.receive')} isTotal>
            <Explained figure="exchange_received" of={of}>
              <Balance value={conversion.toAmount} currency={conversion.toCurrency} />
            </Explained>
          </KeyValueRow>
          <NumberRow>{conversion.id}</NumberRow>
        </KeyValue>
      </Card>
    </Receipt>
  );
}
