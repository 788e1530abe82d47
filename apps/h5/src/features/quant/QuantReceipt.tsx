import { Button } from '@fairlot/ui-kit/button';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/ButtonLink.js';
import { Receipt } from '../../components/review/Receipt.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { quantSubscriptionQuery, type QuantSubscription } from './quantQueries.js';
import { SubscriptionCard } from './SubscriptionCard.js';

export interface QuantReceiptProps {
  subscription: QuantSubscription;
  onAgain: () => void;
}

/** The subscription and its current state. */
export function QuantReceipt({ subscription, onAgain }: QuantReceiptProps) {
  const t = useT();
  const { data = subscription } = useQuery(quantSubscriptionQuery(useSessionScope(), subscription.id));
  return (
    <Receipt
      heading={t(data.endKind === 'early' ? 'quant.left' : 'quant.received')}
      lead={data.status === 0 && data.daysDone === 0 ? t('quant.receivedLead') : undefined}
      actions={
        <>
          <ButtonLink size="large" fullWidth to="/pages/quantify/history" search={{ status: 'running' }}>
            {t('quant.openHistory')}
          </ButtonLink>
          <Button variant="quiet" fullWidth onClick={onAgain}>
            {t('quant.back')}
          </Button>
        </>
      }
    >
      <SubscriptionCard subscription={data} />
    </Receipt>
  );
}
