import { CheckIcon } from '@fairlot/ui-kit/icon';
import { h5, resolvePage } from '@fairlot/manifest';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { CellLink, List } from '@fairlot/ui-kit/list';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useId } from 'react';
import { StatusPill, type StatusPillState } from '@fairlot/ui-kit/status-pill';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useReachable } from '../../components/reach.js';
import { Link, readReturnTarget, useReturn, useSearch } from '../../engine/index.js';
import { useT, type MessageId } from '../../i18n/index.js';
import * as css from './Kyc.css.js';
import { useKyc, type Kyc } from './kycQueries.js';
import { SimulationNotice } from './SimulationNotice.js';
import { useTimeText } from '../../components/useTimeText.js';

const opened = [
  { to: '/pages/withdraw/bank', words: 'kyc.opens.withdraw' },
  { to: '/pages/product/ipo/index', words: 'kyc.opens.ipo' },
  { to: '/pages/borrow/index', words: 'kyc.opens.loan' },
] as const;
const steps = ['/pages/kycverify/idcard', '/pages/kycverify/passport', '/pages/kycverify/pro'] as const;
const names = {
  '/pages/kycverify/idcard': 'manifest.kycIdcard',
  '/pages/kycverify/passport': 'manifest.kycPassport',
  '/pages/kycverify/pro': 'manifest.kycPro',
} as const;

/** The purpose of verification, what it enables, and the state of each step. */
export function KycOverview() {
  const t = useT();
  const { next } = useSearch('/pages/kycverify/index');
  const goBack = useReturn();
  const query = useKyc();
  const id = useId();
  return (
    <>
      <PageHeading>{t('manifest.kyc')}</PageHeading>
      <div className={css.page}>
        {next !== undefined && <WhyHere next={next} status={query.data?.status} />}
        <SimulationNotice />
        <section aria-labelledby={id} className={css.group}>
          <h2 id={id} className={css.heading}>
            {t('kyc.steps')}
          </h2>
          <QueryBoundary query={query} skeleton={<SkeletonRows />} errorTitle={t('kyc.failed')}>
            {(kyc) => <Steps kyc={kyc} next={next} labelledBy={id} />}
          </QueryBoundary>
          {query.data?.status !== 'pass' && <p className={css.quiet}>{t('kyc.choose')}</p>}
        </section>
        {query.data?.status === 'pass' && next !== undefined && (
          <Button size="large" fullWidth onClick={() => goBack(next)}>
            {t('kyc.resume')}
          </Button>
        )}
        <Reasons />
      </div>
    </>
  );
}

/** Names the page that led here, and says that it opens after the verification. */
function WhyHere({ next, status }: { next: string; status: string | undefined }) {
  const t = useT();
  const target = readReturnTarget(h5, next);
  if (target === undefined || status === undefined || status === 'pass') return null;
  const { guards, heading } = resolvePage(h5, target.to);
  // Only the manifest's own pages can be named, and only if it is the verification that they wait for.
  if (heading === undefined || !guards.includes('kyc')) return null;
  return (
    <Banner tone="info">
      {t(status === 'under_review' ? 'kyc.sentWaiting' : 'kyc.sent', { page: t(heading as MessageId) })}
    </Banner>
  );
}

function Steps({ kyc, next, labelledBy }: { kyc: Kyc; next: string | undefined; labelledBy: string }) {
  const t = useT();
  const states = stepStates(kyc);
  return (
    <Card isPadded={false}>
      <List aria-labelledby={labelledBy}>
        {steps.map((path) => (
          <li key={path}>
            <CellLink
              as={Link<typeof path>}
              to={path}
              search={next === undefined ? {} : { next }}
              title={t(names[path])}
              note={<StepState {...states[path]} />}
            />
          </li>
        ))}
      </List>
    </Card>
  );
}

function Reasons() {
  const t = useT();
  const why = useId();
  const opens = useId();
  return (
    <>
      <section aria-labelledby={opens} className={css.group}>
        <h2 id={opens} className={css.heading}>
          {t('kyc.opens')}
        </h2>
        <ul className={css.opens}>
          {useReachable(opened, ({ to }) => to).map(({ to, words }) => (
            <li key={to} className={css.opensRow}>
              <CheckIcon size="small" />
              {t(words)}
            </li>
          ))}
        </ul>
        <p className={css.quiet}>{t('kyc.always')}</p>
      </section>
      <section aria-labelledby={why} className={css.group}>
        <h2 id={why} className={css.heading}>
          {t('kyc.why')}
        </h2>
        <p className={css.quiet}>{t('kyc.whyText')}</p>
      </section>
    </>
  );
}

interface StepStateProps {
  state: 'open' | 'notNeeded' | 'later' | 'under_review' | 'pass' | 'refuse';
  submittedAt?: string | null;
}

type StepPath = '/pages/kycverify/idcard' | '/pages/kycverify/passport' | '/pages/kycverify/pro';

const known = (status: string): StepStateProps['state'] =>
  status === 'under_review' || status === 'pass' || status === 'refuse' ? status : 'open';

/** The state of each step: one of the two documents is enough, and the qualification comes after it. */
function stepStates(kyc: Kyc): Readonly<Record<StepPath, StepStateProps>> {
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
function StepState({ state, submittedAt }: StepStateProps) {
  const t = useT();
  const time = useTimeText();
  const words =
    state === 'under_review'
      ? t('kyc.state.under_review', { time: submittedAt == null ? '' : time(submittedAt) })
      : t(`kyc.state.${state}`);
  return <StatusPill state={pills[state]}>{words}</StatusPill>;
}
