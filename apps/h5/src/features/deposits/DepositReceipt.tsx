import { Button } from '@fairlot/ui-kit/button';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/ButtonLink.js';
import { Receipt } from '../../components/review/Receipt.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { depositQuery, type Deposit } from './depositQueries.js';
import { DepositFacts } from './DepositFacts.js';
import { DepositStanding } from './DepositStanding.js';
import { useOwnMoneyText } from './useMoneyText.js';

/** The reported deposit and its current state; it follows the confirmations and the review. */
export function DepositReceipt({ deposit: first, onAgain }: { deposit: Deposit; onAgain: () => void }) {
  const t = useT();
  const text = useOwnMoneyText();
  const { data: deposit = first } = useQuery(depositQuery(useSessionScope(), first.id));
  return (
    <Receipt
      heading={t('deposit.receipt.title', { amount: text(deposit.amount, deposit.currency) })}
      lead={deposit.statusKey === 'wait' ? t('deposit.receipt.lead') : undefined}
      actions={
        <>
          <ButtonLink size="large" fullWidth to="/pages/deposit/detail" search={{ id: deposit.id }}>
            {t('deposit.receipt.open')}
          </ButtonLink>
          <Button variant="quiet" fullWidth onClick={onAgain}>
            {t('deposit.receipt.another')}
          </Button>
        </>
      }
    >
      <DepositStanding deposit={deposit} />
      <DepositFacts deposit={deposit} />
    </Receipt>
  );
}
