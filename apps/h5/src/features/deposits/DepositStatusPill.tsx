import { StatusPill, type StatusPillState } from '@fairlot/ui-kit/status-pill';
import { useT } from '../../i18n/index.js';
import type { DepositStatus } from '../../components/records/statuses.js';
import { isKnownStatus } from './depositQueries.js';

const states: Readonly<Record<DepositStatus, StatusPillState>> = {
  wait: 'waiting',
  pass: 'done',
  partial: 'partial',
  refuse: 'refused',
  canceled: 'ended',
};

/** Returns the text of a deposit's state; an unknown state shows the server's name. */
export function useStatusWord(): (status: string) => string {
  const t = useT();
  return (status) => (isKnownStatus(status) ? t(`deposit.status.${status}`) : status);
}

/** The state of a deposit. */
export function DepositStatusPill({ status }: { status: string }) {
  const word = useStatusWord();
  return <StatusPill state={isKnownStatus(status) ? states[status] : 'waiting'}>{word(status)}</StatusPill>;
}
