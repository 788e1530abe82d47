import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { useState } from 'react';
import { Own } from '../../components/Balance.js';
import { CardSection } from '../../components/CardSection.js';
import { Explained } from '../../components/explain/Explained.js';
import { RecordNumber } from '../../components/review/Receipt.js';
import { zonedTime } from '../../components/records/zonedTime.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { Deposit } from './depositQueries.js';
import { useTypeWord } from './DepositRow.js';
import { useMoneyText, useRateText, useOwnMoneyText } from './useMoneyText.js';
import { dateFormat } from '../../i18n/formatters.js';
import { Timeline, type TimelineStep } from '../../components/review/Timeline.js';
import { useStatusWord } from './DepositStatusPill.js';
import { lazySheet } from '../../components/lazyPart.js';
import { useUploadPictures } from '../../queries/uploadQueries.js';
import * as css from './Deposit.css.js';
import { Reason } from '../../components/reasons/Reason.js';

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
      {credited !== null && (
        <KeyValueRow label={t('balance.fee')}>
          <Own>{text(deposit.fee, currency)}</Own>
        </KeyValueRow>
      )}
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

/** The events of a deposit, including each confirmation, and what it waits for. */
function DepositTimeline({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const money = useOwnMoneyText();
  const statusWord = useStatusWord();
  const { confirmedAt, confirmationsRequired: required, statusKey } = deposit;
  const isWaiting = statusKey === 'wait';
  const steps: TimelineStep[] = [
    {
      label: t('deposit.moment.submitted'),
      note: money(deposit.amount, deposit.currency),
      at: deposit.submittedAt,
      state: 'done',
    },
  ];
  for (let index = 0; index < required; index += 1) {
    const at = confirmedAt[index];
    // A deposit that ended waits for no further confirmations.
    if (at === undefined && !isWaiting) break;
    steps.push({
      label: t('deposit.confirmations', { count: String(index + 1), required: String(required) }),
      at,
      state: at !== undefined ? 'done' : index === confirmedAt.length ? 'current' : 'upcoming',
    });
  }
  if (isWaiting) {
    const isReviewing = confirmedAt.length >= required;
    steps.push({ label: t('deposit.moment.review'), state: isReviewing ? 'current' : 'upcoming' });
    steps.push({ label: t('deposit.moment.credit'), state: 'upcoming' });
    return <Timeline steps={steps} />;
  }
  const isCredited = deposit.convertedAmount !== null;
  steps.push({
    label: statusWord(statusKey),
    note: isCredited
      ? t('deposit.row.credited', { amount: money(deposit.convertedAmount, deposit.convertedCurrency) })
      : statusKey === 'refuse' && <Reason list="deposit" of={deposit} />,
    at: deposit.auditedAt ?? deposit.canceledAt,
    state: isCredited ? 'done' : 'failed',
  });
  return <Timeline steps={steps} />;
}

const PictureViewer = lazySheet({
  load: async () => (await import('../../components/PictureViewer.js')).PictureViewer,
  words: [],
});

/** Thumbnails of a deposit's proof pictures; each opens at full size. */
function Proofs({ ids }: { ids: readonly string[] }) {
  const t = useT();
  const urls = useUploadPictures(ids);
  const [opened, setOpened] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const alt = (index: number) => t('deposit.proofNumber', { number: String(index + 1) });
  const shown = urls.flatMap((url, index) => (url === undefined ? [] : [{ url, alt: alt(index) }]));
  return (
    <div className={css.proofs}>
      {ids.map((id, index) => {
        const url = urls[index];
        if (url === undefined) return <div key={id} className={css.proof} />;
        return (
          <button
            key={id}
            type="button"
            className={css.proofButton}
            aria-label={t('deposit.proofZoom', { number: String(index + 1) })}
            onClick={() => {
              setOpened(url);
              setIsOpen(true);
            }}
          >
            <img className={css.proof} src={url} alt="" />
          </button>
        );
      })}
      {opened !== undefined && (
        <PictureViewer
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          images={shown}
          defaultIndex={Math.max(
            0,
            shown.findIndex(({ url }) => url === opened),
          )}
        />
      )}
    </div>
  );
}
