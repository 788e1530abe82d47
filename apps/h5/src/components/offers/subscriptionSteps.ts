import type { IpoSubscription } from '../../queries/offerQueries.js';
import type { Translate } from '../../i18n/index.js';
import type { TimelineStep } from '../review/Timeline.js';

type Stage = 'submitted' | 'audited' | 'closed' | 'allotted' | 'listed';

const ORDER: readonly Stage[] = ['submitted', 'audited', 'closed', 'allotted', 'listed'];

/** The stage of each subscription status. */
const REACHED: Readonly<Record<string, Stage>> = {
  submitted: 'submitted',
  audited: 'audited',
  waiting_allotment: 'closed',
  allotted: 'allotted',
  partially_allotted: 'allotted',
  not_allotted: 'allotted',
  listed: 'listed',
};

/** Every stage of a subscription with its date: past ones, the next one, and the rest. */
export function subscriptionSteps(subscription: IpoSubscription, t: Translate): TimelineStep[] {
  const { status } = subscription;
  const submitted: TimelineStep = {
    label: t('offers.stage.submitted'),
    at: subscription.subscribedAt,
    state: 'done',
  };
  if (status === 'canceled' || status === 'refused') {
    return [
      submitted,
      {
        label: t(status === 'canceled' ? 'offers.status.canceled' : 'offers.status.refused'),
        at: subscription.endedAt,
        state: 'failed',
      },
    ];
  }
  const reached = ORDER.indexOf(REACHED[status] ?? 'submitted');
  const dates: Readonly<Record<Stage, string | null>> = {
    submitted: subscription.subscribedAt,
    audited: subscription.auditedAt,
    closed: subscription.closeAt,
    allotted: subscription.allottedAt ?? subscription.allotmentAt,
    listed: subscription.listedAt ?? subscription.listingAt,
  };
  const hasShares = status !== 'not_allotted';
  return ORDER.filter((stage) => stage !== 'listed' || hasShares).map((stage, index) => ({
    label:
      stage === 'allotted' && reached >= index && status !== 'listed'
        ? t(`offers.status.${status as 'allotted' | 'partially_allotted' | 'not_allotted'}`)
        : t(`offers.stage.${stage}`),
    at: dates[stage],
    state: index <= reached ? 'done' : index === reached + 1 ? 'current' : 'upcoming',
  }));
}
