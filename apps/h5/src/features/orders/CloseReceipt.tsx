import type { Schemas } from '@fairlot/api-client';
import { Banner } from '@fairlot/ui-kit/banner';
import { Card } from '@fairlot/ui-kit/card';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCover } from '../../components/Balance.js';
import { useUsualTime } from '../../components/review/useUsualTime.js';
import { Timeline, type TimelineStep } from '../../components/review/Timeline.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useSessionScope } from '../../state/session.js';
import { useFigures, type Figures } from '../../components/figures.js';
import type { OrderReceiptProps } from './OrderReceipt.js';
import { TicketReceipt } from './TicketReceipt.js';
import { dateFormat } from '../../i18n/formatters.js';
import { Reason } from '../../components/reasons/Reason.js';

/** The refetch interval of an open request, ms. */
const FOLLOW_MS = 2_000;

/** Endings that have a heading of their own. */
const endings = ['filled', 'refused', 'withdrawn'] as const;

type CloseRequest = Schemas['CloseRequest'];

const closeRequestQuery = (scope: string, id: string) =>
  queryOptions({
    queryKey: [scope, 'position', 'closeRequest', id],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/position/close', { params: { query: { limit: 100 } }, signal });
      return data.find((request) => request.id === id) ?? null;
    },
    refetchInterval: ({ state }) =>
      endings.some((ending) => ending === state.data?.status) ? false : FOLLOW_MS,
  });

/** The state of a close request, followed until it is filled, refused or withdrawn. */
export function CloseReceipt({ id, subject, onAgain }: OrderReceiptProps) {
  const t = useT();
  const { data: request } = useQuery(closeRequestQuery(useSessionScope(), id));
  const figures = useFigures(subject.instrument.currency, subject.places);
  const cover = useCover();
  const steps = useSteps(request ?? undefined, figures);
  const status = request?.status;
  // The lead is announced as it changes; the timeline says why.
  const ending = endings.find((each) => each === status);
  const isKept = status === 'refused' || status === 'withdrawn';
  return (
    <TicketReceipt
      heading={t(ending === undefined ? 'orderTicket.close.received' : `orderTicket.close.ended.${ending}`)}
      lead={
        request !== undefined &&
        t(`orderTicket.close.${status === 'filled' ? 'done' : isKept ? 'kept' : 'received'}Text`, {
          quantity: cover(figures.quantity(request?.quantity)),
          name: subject.instrument.name,
        })
      }
      status={status}
      tab="holdings"
      onAgain={onAgain}
    >
      <Card>
        <Timeline steps={steps} marketZone={subject.market?.timezone} />
      </Card>
      {status === 'filled' && (
        <Banner tone="neutral">
          {t('orderTicket.close.settled', {
            result: cover(figures.money(request?.realizedPnl)),
            fee: cover(figures.money(request?.handlingFee)),
          })}
        </Banner>
      )}
    </TicketReceipt>
  );
}

function useSteps(request: CloseRequest | undefined, figures: Figures): TimelineStep[] {
  const t = useT();
  const locale = useLocale();
  const usual = useUsualTime();
  const cover = useCover();
  if (request === undefined) return [];
  const { status, decidedAt } = request;
  const asked: TimelineStep = {
    label: t('orderTicket.close.asked'),
    at: request.submittedAt,
    state: 'done',
  };
  if (status === 'closing_review') {
    const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    const due = t('orderTicket.close.due', { time: time.format(new Date(request.dueAt)) });
    const note = [due, usual(request.usualReviewS)].filter(Boolean).join('. ');
    return [asked, { label: t('orderTicket.close.inReview'), note, state: 'current' }];
  }
  if (status === 'approved' || status === 'filled') {
    const fill = {
      quantity: cover(figures.quantity(request.quantity)),
      price: figures.price(request.filledPrice),
    };
    return [
      asked,
      { label: t('orderTicket.close.approved'), at: decidedAt, state: 'done' },
      status === 'filled'
        ? {
            label: t('orderTicket.close.closed'),
            note: t('orderTicket.moment.fillNote', fill),
            state: 'done',
          }
        : { label: t('orderTicket.close.closed'), state: 'current' },
    ];
  }
  const label = t(status === 'withdrawn' ? 'orderTicket.close.withdrawn' : 'orderTicket.close.refused');
  const note = status === 'refused' && <Reason list="close" of={request} />;
  return [asked, { label, note, at: decidedAt, state: 'failed' }];
}
