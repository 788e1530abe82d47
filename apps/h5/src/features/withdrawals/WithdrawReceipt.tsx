import { Button, buttonClass } from '@fairlot/ui-kit/button';
import { useQuery } from '@tanstack/react-query';
import { Receipt } from '../../components/review/Receipt.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { withdrawalQuery, type Withdrawal } from './withdrawalQueries.js';
import { payeeLine, WithdrawalFacts, WithdrawalPill } from './WithdrawalFacts.js';

/** What became of a withdrawal that was just asked for, followed while it is on screen. */
export function WithdrawReceipt({ withdrawal, onAgain }: { withdrawal: Withdrawal; onAgain: () => void }) {
  const t = useT();
  const { id } = withdrawal;
  const { data: now = withdrawal } = useQuery(withdrawalQuery(useSessionScope(), id));
  return (
    <Receipt
      heading={t('withdraw.received')}
      lead={
        <>
          {payeeLine(now)}
          <WithdrawalPill withdrawal={now} />
        </>
      }
      actions={
        <>
          <Link
            to="/pages/withdraw/detail"
            search={{ id }}
            className={buttonClass({ size: 'large', fullWidth: true })}
          >
            {t('withdraw.openRecord')}
          </Link>
          <Button variant="quiet" fullWidth onClick={onAgain}>
            {t('withdraw.again')}
          </Button>
        </>
      }
    >
      <WithdrawalFacts withdrawal={now} />
    </Receipt>
  );
}
