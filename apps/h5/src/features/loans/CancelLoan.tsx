import { Button } from '@fairlot/ui-kit/button';
import { confirm } from '@fairlot/ui-kit/modal';
import { toast } from '@fairlot/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { toastError } from '../../components/describeError.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { queryClient } from '../../queries/queryClient.js';
import { session } from '../../state/session.js';
import type { Loan } from './loanQueries.js';

/** Cancels a loan that was not paid out, free of charge. */
export function CancelLoan({ loan: { id } }: { loan: Loan }) {
  const t = useT();
  const cancel = useMutation({
    mutationFn: () => api.delete('/loan/{id}', { params: { path: { id } } }),
    onSuccess: () => toast(t('loan.canceledToast'), { tone: 'success' }),
    onError: toastError,
    // Also after a failure, because it may have been paid out meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [session.scope(), 'loan'] }),
  });
  const ask = async () => {
    const { confirmed } = await confirm({
      title: t('loan.cancel.title'),
      description: t('loan.cancel.text'),
      confirmLabel: t('loan.cancel.verb'),
      dismissible: true,
    });
    if (confirmed) cancel.mutate();
  };
  return (
    <Button variant="secondary" fullWidth busy={cancel.isPending} onClick={() => void ask()}>
      {t('loan.cancel.verb')}
    </Button>
  );
}
