import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Own } from '../../components/Balance.js';
import { CardSection } from '../../components/CardSection.js';
import { Explained } from '../../components/explain/Explained.js';
import { RecordNumber } from '../../components/review/Receipt.js';
import { zonedTime } from '../../components/records/zonedTime.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { Deposit } from './depositQueries.js';
import { useTypeWord } from './DepositRow.js';
import { DepositTimeline } from './DepositTimeline.js';
import { Proofs } from './Proofs.js';
import { useMoneyText, useRateText } from './useMoneyText.js';
import { dateFormat } from '../../i18n/formatters.js';

/** All facts of a deposit. */
export function DepositFacts({ deposit }: { deposit: Deposit }) {
  const t = useT();
  return (
    <>
      <CardSection title={t('deposit.timeline')}>
        <DepositTimeline deposit={deposit} />
      </CardSection>
      <CardSection title={t('deposit.amounts')}>
        <Amounts deposit={deposit} />
      </CardSection>
      {deposit.proofUploadIds.length > 0 && (
        <CardSection title={t('deposit.proof')}>
          <Proofs ids={deposit.proofUploadIds} />
        </CardSection>
      )}
    </>
  );
}

function Amounts({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const locale = useLocale();
  const text = useMoneyText();
  const rateText = useRateText();
  const typeWord = useTypeWord();
  const { currency, convertedCurrency } = deposit;
  const isCredited = deposit.convertedAmount !== null;
  const credited = deposit.convertedAmount ?? deposit.estimatedAmount;
  const time = (at: string) => zonedTime(at, { locale, marketZone: undefined, ownZone: zoneOf(deposit) }).own;
  return (
    <KeyValue>
      <KeyValueRow label={t('deposit.by')}>{typeWord(deposit.type, deposit.network)}</KeyValueRow>
      <KeyValueRow label={t('deposit.amount')}>
        <Own>{text(deposit.amount, currency)}</Own>
      </KeyValueRow>
      {deposit.auditAmount !== null && (
        <KeyValueRow label={t('deposit.auditAmount')}>
          <Own>{text(deposit.auditAmount, currency)}</Own>
        </KeyValueRow>
      )}
      <KeyValueRow label={t('balance.fee')}>
        <Own>{text(deposit.fee, currency)}</Own>
      </KeyValueRow>
      {currency !== convertedCurrency && credited !== null && (
        <KeyValueRow label={t(isCredited ? 'deposit.rate' : 'deposit.rateNow')}>
          {rateText(deposit.rate, currency, convertedCurrency)}
        </KeyValueRow>
      )}
      {credited !== null && (
        <KeyValueRow label={t(isCredited ? 'deposit.convertedAmount' : 'deposit.creditedAbout')} isTotal>
          <Explained figure="deposit_credited" of={isCredited ? { depositId: deposit.id } : undefined}>
            <Own>{text(credited, convertedCurrency)}</Own>
          </Explained>
        </KeyValueRow>
      )}
      <KeyValueRow label={t('deposit.submittedAt')}>{time(deposit.submittedAt)}</KeyValueRow>
      {deposit.auditedAt !== null && (
        <KeyValueRow label={t('deposit.auditedAt')}>{time(deposit.auditedAt)}</KeyValueRow>
      )}
      <KeyValueRow label={t('deposit.timezone')}>{deposit.timezone}</KeyValueRow>
      <KeyValueRow label={t('deposit.reference')}>{deposit.reference}</KeyValueRow>
      {deposit.txHash !== null && (
        <KeyValueRow label={t('deposit.txHash')}>
          <RecordNumber>{deposit.txHash}</RecordNumber>
        </KeyValueRow>
      )}
      <KeyValueRow label={t('deposit.number')}>
        <RecordNumber>{deposit.id}</RecordNumber>
      </KeyValueRow>
    </KeyValue>
  );
}

/** The record's time zone if this device knows it, so that times read as they were reported. */
function zoneOf({ timezone }: Deposit): string | undefined {
  try {
    dateFormat('en', { timeZone: timezone });
    return timezone;
  } catch {
    return undefined;
  }
}
