import { StatusPill, type StatusPillState } from '@fairlot/ui-kit/status-pill';
import { useT } from '../../i18n/index.js';

const states = {
  wait: 'waiting',
  handle: 'running',
  partially_filled: 'partial',
  filled: 'done',
  canceled: 'ended',
  expired: 'ended',
  refused: 'refused',
} as const satisfies Readonly<Record<string, StatusPillState>>;

export type OrderStatus = keyof typeof states;

/** Whether there are words for a status. The contract says that more may come. */
export const isOrderStatus = (status: string): status is OrderStatus => Object.hasOwn(states, status);

/** Returns the text of an order's status; an unknown status shows the server's name. Needs the words of `order`. */
export function useOrderStatusWord(): (status: string) => string {
  const t = useT();
  return (status) => (isOrderStatus(status) ? t(`order.status.${status}`) : status);
}

/** The status of an order. */
export function OrderStatusPill({ status }: { status: string }) {
  const word = useOrderStatusWord();
  return <StatusPill state={isOrderStatus(status) ? states[status] : 'waiting'}>{word(status)}</StatusPill>;
}
