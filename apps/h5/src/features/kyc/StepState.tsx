import { StatusPill, type StatusPillState } from '@fairlot/ui-kit/status-pill';
import { useT } from '../../i18n/index.js';
import type { Kyc } from './kycQueries.js';
import { useTimeText } from '../../components/useTimeText.js';

export interface StepStateProps {
  state: 'open' | 'notNeeded' | 'later' | 'under_review' | 'pass' | 'refuse';
  submittedAt?: string | null;
}

type StepPath = '/pages/kycverify/idcard' | '/pages/kycverify/passport' | '/pages/kycverify/pro';

const known = (status: string): StepStateProps['state'] =>
  status === 'under_review' || status === 'pass' || status === 'refuse' ? status : 'open';

/** The state of each step: one of the two documents is enough, and the qualification comes after it. */
export function stepStates(kyc: Kyc): Readonly<Record<StepPath, StepStateProps>> {
  const { status, documentType, submittedAt, professional, professionalStatus } = kyc;
  const document = (type: string): StepStateProps => {
    if (documentType === type) return { state: known(status), submittedAt };
    return { state: status === 'pass' || status === 'under_review' ? 'notNeeded' : 'open' };
  };
  return {
    '/pages/kycverify/idcard': document('idcard'),
    '/pages/kycverify/passport': document('passport'),
    '/pages/kycverify/pro':
      status === 'pass'
        ? { state: known(professionalStatus), submittedAt: professional?.submittedAt ?? null }
        : { state: 'later' },
  };
}

const pills: Readonly<Record<StepStateProps['state'], StatusPillState>> = {
  open: 'ended',
  notNeeded: 'ended',
  later: 'ended',
  under_review: 'waiting',
  pass: 'done',
  refuse: 'refused',
};

/** The state of a step in words, colour and shape. */
export function StepState({ state, submittedAt }: StepStateProps) {
  const t = useT();
  const time = useTimeText();
  const words =
    state === 'under_review'
      ? t('kyc.state.under_review', { time: submittedAt == null ? '' : time(submittedAt) })
      : t(`kyc.state.${state}`);
  return <StatusPill state={pills[state]}>{words}</StatusPill>;
}
