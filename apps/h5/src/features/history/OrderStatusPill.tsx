import { StatusPill, type StatusPillState } from '@fairlot/ui-kit/status-pill';
import { useT } from '../../i18n/index.js';
import { isKnownStatus, type KnownStatus } from './orderFacts.js';

const states: Readonly<Record<KnownStatus, StatusPillState>> = {
  wait: 'waiting',
  handle: 'running',
  partially_filled: 'partial',
  filled: 'done',
  canceled: 'ended',
  expired: 'ended',
  refused: 'refused',
};

/** Says a status of an order; one that is not known yet is said as the server names it. */
export function useStatusWord(): (status: string) => string {
  const t = useT();
  return (status) => (isKnownStatus(status) ? t(`history.status.${status}`) : status);
}

/** How an order stands. */
export function OrderStatusPill({ status }: { status: string }) {
  const word = useStatusWord();
  return <StatusPill state={isKnownStatus(status) ? states[status] : 'waiting'}>{word(status)}</StatusPill>;
}
