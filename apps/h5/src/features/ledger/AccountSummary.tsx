import type { Schemas } from '@fairlot/api-client';
import { formatMoney } from '@fairlot/ui-kit/format';
import { Price } from '@fairlot/ui-kit/price';
import { useScaleOf } from '../../components/records/figures.js';
import { useLocale, useT } from '../../i18n/index.js';
import { summary, summaryLabel, summaryNote } from './Ledger.css.js';

export type Account = Schemas['Account'];

/** What the entries add up to: the funds that are available now, and what is held besides. */
export function AccountSummary({ account }: { account: Account }) {
  const t = useT();
  const locale = useLocale();
  const { currency } = account;
  const decimals = useScaleOf()(currency);
  return (
    <div className={summary}>
      <span className={summaryLabel}>{t('ledger.available')}</span>
      <Price
        size="display"
        value={account.availableFunds}
        currency={currency}
        locale={locale}
        decimals={decimals}
      />
      <span className={summaryNote}>
        {t('ledger.usedBesides', { amount: formatMoney(account.used, { currency, locale, decimals }) })}
      </span>
    </div>
  );
}
