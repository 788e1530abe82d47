import { StatusPill, type StatusPillState } from '@fairlot/ui-kit/status-pill';
import { useT } from '../../i18n/index.js';
import { isKnownStatus, type DepositStatus } from './depositQueries.js';

const states: Readonly<Record<DepositStatus, StatusPillState>> = {
  wait: 'waiting',
  pass: 'done',
  partial: 'partial',
  refuse: 'refused',
  canceled: 'ended',
};

/** Says the state of a deposit; one that is not known yet is said as the server names it. */
export function useStatusWord(): (status: string) => string {
  const t = useT();
  return (status) => (isKnownStatus(status) ? t(`deposit.status.${status}`) : status);
}

/** How a deposit stands. */
export function DepositStatusPill({ status }: { status: string }) {
  const word = useStatusWord();
  return <StatusPill state={isKnownStatus(status) ? states[status] : 'waiting'}>{word(status)}</StatusPill>;
}
