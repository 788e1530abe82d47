import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/ButtonLink.js';
import { Receipt } from '../../components/review/Receipt.js';
import { Timeline, type TimelineStep } from '../../components/review/Timeline.js';
import { useReturn } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { baseSettingsQuery } from '../../queries/referenceQueries.js';
import { useTimeText } from '../../components/useTimeText.js';

export interface DecidedProps {
  isPassed: boolean;
  heading: string;
  submittedAt: string | null;
  reviewDueAt: string | null;
  reviewedAt: string | null;
  imagesDeletedAt: string | null;
  next: string | undefined;
}

/** Replaces the form while a submission is under review, and once it has passed. */
export function Decided(props: DecidedProps) {
  const t = useT();
  const goBack = useReturn();
  const steps = useSteps(props);
  return (
    <Receipt
      heading={props.heading}
      actions={
        <>
          {props.isPassed && props.next !== undefined && (
            <Button size="large" fullWidth onClick={() => goBack(props.next)}>
              {t('kyc.resume')}
            </Button>
          )}
          <ButtonLink
            variant="secondary"
            fullWidth
            to="/pages/kycverify/index"
            search={props.next === undefined ? {} : { next: props.next }}
          >
            {t('kyc.overview')}
          </ButtonLink>
        </>
      }
    >
      <Card>
        <Timeline steps={steps} />
      </Card>
    </Receipt>
  );
}

function useSteps(props: DecidedProps): readonly TimelineStep[] {
  const t = useT();
  const time = useTimeText();
  const { data: settings } = useQuery(baseSettingsQuery);
  const { isPassed, submittedAt, reviewDueAt: due, reviewedAt, imagesDeletedAt } = props;
  const submitted = { label: t('kyc.time.submitted'), at: submittedAt, state: 'done' } as const;
  if (isPassed) {
    return [
      ...(submittedAt === null ? [] : [submitted]),
      { label: t('kyc.time.passed'), at: reviewedAt, state: 'done' },
      ...(imagesDeletedAt === null
        ? []
        : [{ label: t('kyc.time.deleted'), at: imagesDeletedAt, state: 'done' } as const]),
    ];
  }
  // By the server's clock, because the device's may be wrong, and the simulated one differs.
  const isOverdue = due !== null && settings !== undefined && settings.businessTime > due;
  const note = isOverdue
    ? t('kyc.time.overdue')
    : due === null
      ? undefined
      : t('kyc.time.by', { time: time(due) });
  return [
    submitted,
    { label: t('kyc.time.review'), note, state: 'current' },
    { label: t('kyc.time.result'), state: 'upcoming' },
    { label: t('kyc.time.deleted'), state: 'upcoming' },
  ];
}
