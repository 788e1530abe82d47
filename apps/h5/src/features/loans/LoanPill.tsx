import { StatusPill, type StatusPillState } from '@fairlot/ui-kit/status-pill';
import { useT } from '../../i18n/index.js';
import type { Standing } from './loanQueries.js';

const states: Readonly<Record<Standing, StatusPillState>> = {
  review: 'waiting',
  refused: 'refused',
  canceled: 'ended',
  approved: 'waiting',
  disbursed: 'running',
  overdue: 'refused',
  repaid: 'done',
};

/** The state of a loan. */
export function LoanPill({ standing }: { standing: Standing }) {
  const t = useT();
  return <StatusPill state={states[standing]}>{t(`loan.standing.${standing}`)}</StatusPill>;
}
