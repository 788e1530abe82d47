import { Button } from '@fairlot/ui-kit/button';
import { useState } from 'react';
import type { NameProps } from '../../components/aboutRow.js';
import { lazySheet } from '../../components/lazyPart.js';
import { ActionNote } from '../../components/review/ActionNote.js';
import { isUnsettled, useMoneyAction } from '../../components/review/moneyActions.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { queryClient } from '../../queries/queryClient.js';
import { session } from '../../state/session.js';
import type { QuantSubscription } from './quantQueries.js';
import { useQuantText } from './useQuantText.js';

const ExitReview = lazySheet({
  load: () => import('./ExitReview.js').then((module) => module.ExitReview),
  words: ['balance', 'quant', 'review'],
});

/** Exits early, after a review of the cost and the return. */
export function ExitButton({ subscription, ...name }: { subscription: QuantSubscription } & NameProps) {
  const t = useT();
  const text = useQuantText();
  const [isOpen, setIsOpen] = useState(false);
  const { id, currency, exitFee, exitAmount } = subscription;
  const money = useMoneyAction<QuantSubscription>(`quant exit ${id}`);
  const verb = t('quant.exitVerb', { amount: text.money(exitAmount, currency) });
  const leave = () =>
    money.send({
      label: verb,
      send: (key) =>
        api.post('/quant_subscription/{id}/exit', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
        }),
      onDone: () => {
        setIsOpen(false);
        void queryClient.invalidateQueries({ queryKey: [session.scope(), 'subscription'] });
      },
    });
  return (
    <>
      <ActionNote action={money.action} />
      <Button
        {...name}
        variant="quiet"
        fullWidth
        disabled={isUnsettled(money.action)}
        onClick={() => setIsOpen(true)}
      >
        {exitFee === '0' ? t('quant.exitFree') : t('quant.exitFor', { fee: text.money(exitFee, currency) })}
      </Button>
      <ExitReview
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        subscription={subscription}
        action={money.action}
        verb={verb}
        onConfirm={leave}
      />
    </>
  );
}
