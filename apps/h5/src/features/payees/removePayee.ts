import { alert, confirm } from '@fairlot/ui-kit/modal';
import { toast } from '@fairlot/ui-kit/toast';
import { describeError } from '../../components/describeError.js';
import type { Translate } from '../../i18n/index.js';
import { refreshPayees } from '../../queries/payeeQueries.js';
import { untilGone } from '../../queries/untilGone.js';

export interface Removal {
  /** The question. */
  title: string;
  /** The number of open withdrawals to this payee, which cannot be removed before they have ended. */
  pendingWithdrawals: number;
  send: () => Promise<unknown>;
}

/** Removes a payee after a confirmation, or says why it cannot be removed. */
export async function removePayee(t: Translate, { title, pendingWithdrawals, send }: Removal): Promise<void> {
  if (pendingWithdrawals > 0) {
    await alert({
      title: t('payees.cannotRemove'),
      description: t('payees.inUse', { count: pendingWithdrawals }),
    });
    return;
  }
  const { confirmed } = await confirm({
    title,
    description: t('payees.removeText'),
    confirmLabel: t('payees.remove'),
    tone: 'critical',
    dismissible: true,
    onConfirm: () => untilGone(send()),
    describeError: (error) => describeError(error).join(' '),
  });
  if (!confirmed) return;
  await refreshPayees();
  toast(t('payees.removed'), { tone: 'success' });
}
