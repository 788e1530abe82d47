import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { formatDecimal } from '@fairlot/ui-kit/format';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { ButtonLink } from '../../components/ButtonLink.js';
import { Balance } from '../../components/Balance.js';
import { Receipt, RecordNumber } from '../../components/review/Receipt.js';
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
          <KeyValueRow label={t('exchange.rate')}>
            {t('exchange.rateText', {
              from: conversion.fromCurrency,
              to: conversion.toCurrency,
              rate: formatDecimal(conversion.rate, { locale, decimals: 6 }),
            })}
          </KeyValueRow>
          <KeyValueRow label={t('balance.receive')} isTotal>
            <Balance value={conversion.toAmount} currency={conversion.toCurrency} />
          </KeyValueRow>
          <KeyValueRow label={t('exchange.number')}>
            <RecordNumber>{conversion.id}</RecordNumber>
          </KeyValueRow>
        </KeyValue>
      </Card>
    </Receipt>
  );
}
