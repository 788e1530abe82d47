import { Banner } from '@fairlot/ui-kit/banner';
import { buttonClass } from '@fairlot/ui-kit/button';
import { formatMoney } from '@fairlot/ui-kit/format';
import { Link } from '../engine/index.js';
import { useLocale, useT } from '../i18n/index.js';
import { useMoneyPlaces } from '../queries/referenceQueries.js';
import type { AccountTotals } from './accountTotals.js';
import { useCover } from './Balance.js';
import { canReach } from './reach.js';

const LOANS = '/pages/borrow/history';

/** Says that loans of a currency were not repaid in time, and leads there; nothing while none is late. */
export function OverdueLoans({ totals }: { totals: AccountTotals | undefined }) {
  return totals === undefined || totals.overdue === '0' ? null : <Late {...totals} />;
}

function Late({ overdue, currency }: AccountTotals) {
  const t = useT();
  const locale = useLocale();
  const decimals = useMoneyPlaces(currency);
  const cover = useCover();
  return (
    <Banner
      tone="critical"
      title={t('balance.overdue', { amount: cover(formatMoney(overdue, { currency, locale, decimals })) })}
      action={
        canReach(LOANS) && (
          <Link
            to={LOANS}
            search={{ status: 'disbursed' }}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {t('balance.repay')}
          </Link>
        )
      }
    >
      {t('balance.overdueText')}
    </Banner>
  );
}
