import { useT } from '../../i18n/index.js';
import * as css from './Deposit.css.js';
import type { Channel } from './depositQueries.js';
import { estimateOf } from './estimate.js';
import { useChannelTime } from './useChannelTime.js';
import { useMoneyText, useRateText } from './useMoneyText.js';

export interface EstimateLineProps {
  channel: Channel;
  /** As typed. */
  amount: string;
  accountCurrency: string;
}

/** The amount that would be credited now, and how it is computed. */
export function EstimateLine({ channel, amount, accountCurrency }: EstimateLineProps) {
  const t = useT();
  const text = useMoneyText();
  const rateText = useRateText();
  const time = useChannelTime()(channel);
  const estimate = estimateOf(channel, amount, accountCurrency);
  const fee =
    channel.fee === '0'
      ? t('deposit.free')
      : t('deposit.feeOf', { fee: text(channel.fee, channel.currency) });
  const target = accountCurrency === '' ? channel.accountCurrency : accountCurrency;
  const rate = channel.accountCurrencies.find(({ currency }) => currency === target)?.rate;
  const basis = [fee, time];
  if (rate !== undefined && target !== channel.currency)
    basis.splice(1, 0, rateText(rate, channel.currency, target));
  return (
    <div className={css.estimate} aria-live="polite">
      <div className={css.estimateLine}>
        <span>{t('deposit.creditedAbout')}</span>
        <span className={css.estimateFigure}>{text(estimate?.credited, target)}</span>
      </div>
      <span className={css.quiet}>{basis.join(' · ')}</span>
    </div>
  );
}
