import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { toast } from '@fairlot/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { About } from '../../components/aboutRow.js';
import { useCover } from '../../components/Balance.js';
import { toastError } from '../../components/describeError.js';
import { useUsualTime } from '../../components/review/useUsualTime.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { refreshTrading } from '../../queries/tradingQueries.js';
import type { CloseRequest } from './tradeQueries.js';
import { useTimeText } from '../../components/useTimeText.js';

/** A close request under review: its quantity, until when it is decided, and how to withdraw it. `about`: of its row. */
export function ReviewNotice({ request, about }: { request: CloseRequest; about: About }) {
  const t = useT();
  const text = useId();
  const time = useTimeText();
  const cover = useCover();
  const usual = useUsualTime()(request.usualReviewS);
  const withdraw = useMutation({
    mutationFn: () => api.delete('/position/close/{id}', { params: { path: { id: request.id } } }),
    onSuccess: () => toast(t('trade.review.withdrawn'), { tone: 'success' }),
    onError: toastError,
    // Also after a failure, because it may have been decided meanwhile.
    onSettled: refreshTrading,
  });
  return (
    <Banner
      tone="caution"
      title={t('trade.review')}
      action={
        <Button
          {...about('withdraw', text)}
          size="small"
          variant="secondary"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          {t('trade.review.withdraw')}
        </Button>
      }
    >
      <p id={text}>
        {t('trade.review.text', {
          quantity: cover(t('trade.shares', { count: Number(request.quantity) })),
          submitted: time(request.submittedAt),
          due: time(request.dueAt),
        })}
      </p>
      {usual !== undefined && <p>{usual}</p>}
      <p>{t('trade.review.next')}</p>
    </Banner>
  );
}
