import { confirm } from '@fairlot/ui-kit/modal';
import { toast } from '@fairlot/ui-kit/toast';
import { describeError, toastError } from '../../components/describeError.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { refreshTrading, type Order } from '../../queries/tradingQueries.js';

const cancelOne = ({ id }: Order) => api.delete('/order/{id}', { params: { path: { id } } });

/** Confirms, then cancels one order or several. An order that was filled meanwhile is reported and stays filled. */
export function useCancelOrders(): (orders: readonly Order[]) => Promise<void> {
  const t = useT();
  return async (orders) => {
    const [first] = orders;
    if (first === undefined) return;
    const count = orders.length;
    const isOne = count === 1;
    await confirm({
      title: isOne ? t('trade.cancel.question') : t('trade.cancelAll.question', { count }),
      description: isOne ? t('trade.cancel.hint', { name: first.name }) : t('trade.cancelAll.hint'),
      confirmLabel: isOne ? t('trade.action.cancel') : t('trade.action.cancelAll', { count }),
      cancelLabel: t(isOne ? 'trade.cancel.keep' : 'trade.cancelAll.keep'),
      tone: 'critical',
      dismissible: true,
      describeError: (error) => describeError(error).join(' '),
      onConfirm: async () => {
        const results = await Promise.allSettled(orders.map(cancelOne));
        await refreshTrading();
        const refused = results.filter((result) => result.status === 'rejected');
        // If all were refused, the question stays and says why; otherwise it closes.
        if (refused.length === count) throw refused[0]?.reason;
        for (const { reason } of refused) toastError(reason);
        toast(t('trade.cancel.done', { count: count - refused.length }), { tone: 'success' });
      },
    });
  };
}
