import { Button } from '@fairlot/ui-kit/button';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/ButtonLink.js';
import { Receipt } from '../../components/review/Receipt.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { withdrawalQuery, type Withdrawal } from './withdrawalQueries.js';
import { payeeLine, WithdrawalFacts, WithdrawalPill } from './WithdrawalFacts.js';

/** Endings without a payment, which have a heading of their own. */
const endings = ['refuse', 'canceled'] as const;

/** The state of a new withdrawal, followed while it is shown. */
export function WithdrawReceipt({ withdrawal, onAgain }: { withdrawal: Withdrawal; onAgain: () => void }) {
  const t = useT();
  const { id } = withdrawal;
  const { data: now = withdrawal } = useQuery(withdrawalQuery(useSessionScope(), id));
  const ending = endings.find((each) => each === now.statusKey);
  return (
    <Receipt
      heading={t(ending === undefined ? 'withdraw.received' : `withdraw.ended.${ending}`)}
      lead={
        <>
          {payeeLine(now)}
          <WithdrawalPill withdrawal={now} />
        </>
      }
      actions={
        <>
          <ButtonLink size="large" fullWidth to="/pages/withdraw/detail" search={{ id }}>
            {t('withdraw.openRecord')}
          </ButtonLink>
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
