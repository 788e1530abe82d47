import { useT } from '../../i18n/index.js';
import { outcome } from '../moneyForm/MoneyForm.css.js';
import { leftAfter, Remaining, type RemainingProps } from './Remaining.js';

export interface RemainingAfterProps extends Pick<RemainingProps, 'money' | 'accountId'> {
  /** What is available now, decimal text; undefined while unknown. */
  available: string | null | undefined;
  /** What the action takes from it, decimal text as typed. */
  amount: string;
}

/** The summary of a form that only takes an amount from an account: what is available now and afterwards. */
export function RemainingAfter({ available, amount, ...rest }: RemainingAfterProps) {
  const t = useT();
  return (
    <dl className={outcome}>
      <dt>{t('balance.available')}</dt>
      <dd>
        <Remaining {...rest} before={available} after={leftAfter(available, amount)} />
      </dd>
    </dl>
  );
}
