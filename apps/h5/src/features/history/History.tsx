import { useEffect } from 'react';
import { useNavigate, useSearch } from '../../engine/index.js';
import { OrderHistory } from './OrderHistory.js';

const withdrawalStatuses = ['wait', 'pass', 'refuse', 'canceled'] as const;
const depositStatuses = [...withdrawalStatuses, 'partial'] as const;

/** A status that the list does not have selects all. */
const pick = <Status extends string>(status: string, known: readonly Status[]): Status | 'all' =>
  known.find((each) => each === status) ?? 'all';

/**
 * The customer's orders. Deposits, withdrawals and transfers have pages of their own, to which an address with their
 * `type` redirects.
 */
export function History() {
  const { type, status } = useSearch('/pages/history/record');
  const navigate = useNavigate();
  useEffect(() => {
    if (type === 'deposit') {
      const search = { status: pick(status, depositStatuses) };
      void navigate({ to: '/pages/deposit/record', search, replace: true });
    } else if (type === 'withdraw') {
      const search = { status: pick(status, withdrawalStatuses) };
      void navigate({ to: '/pages/withdraw/record', search, replace: true });
    } else if (type === 'transfer') void navigate({ to: '/pages/history/transfers', replace: true });
  }, [type, status, navigate]);
  return type === 'trade' ? <OrderHistory /> : null;
}
