import { Banner } from '@fairlot/ui-kit/banner';
import { formatMoney } from '@fairlot/ui-kit/format';
import { ButtonLink } from './ButtonLink.js';
import { useLocale, useT } from '../i18n/index.js';
import { useMoneyPlaces } from '../queries/referenceQueries.js';
import type { AccountTotals } from './accountTotals.js';
import { useCover } from './Balance.js';
import { unseen } from './OverdueLoans.css.js';
import { canReach } from './reach.js';

const LOANS = '/pages/borrow/history';

/** About as wide as an amount. */
const NO_AMOUNT = '00,000.00';

export interface OverdueLoansProps {
  totals: AccountTotals | undefined;
  /** Keeps the place of the note until it is known whether it is needed. @default false */
  keepsPlace?: boolean;
}

/** Says that loans in a currency are overdue, and links to them; renders nothing if none is. */
export function OverdueLoans({ totals, keepsPlace = false }: OverdueLoansProps) {
  if (totals !== undefined) return totals.overdue === '0' ? null : <Late {...totals} />;
  if (!keepsPlace) return null;
  return (
    <div className={unseen}>
      <Note amount={NO_AMOUNT} />
    </div>
  );
}

function Late({ overdue, currency }: AccountTotals) {
  const locale = useLocale();
  const decimals = useMoneyPlaces(currency);
  const cover = useCover();
  return <Note amount={cover(formatMoney(overdue, { currency, locale, decimals }))} />;
}

function Note({ amount }: { amount: string }) {
  const t = useT();
  return (
    <Banner
      tone="critical"
      title={t('balance.overdue', { amount })}
      action={
        canReach(LOANS) && (
          <ButtonLink variant="secondary" size="small" to={LOANS} search={{ status: 'disbursed' }}>
            {t('balance.repay')}
          </ButtonLink>
        )
      }
    >
      {t('balance.overdueText')}
    </Banner>
  );
}
