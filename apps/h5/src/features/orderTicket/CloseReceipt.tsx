import { Banner } from '@fairlot/ui-kit/banner';
import { Button, buttonClass } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { LoadingState } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PageHeading } from '../../components/PageHeading.js';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import { useSessionScope } from '../../stores/session.js';
import { refreshTrading } from '../../stores/trading.js';
import { useFigures } from '../../components/figures.js';
import type { OrderReceiptProps } from './OrderReceipt.js';
import { actions, lead, receipt } from './OrderTicket.css.js';
import { Timeline, type Moment } from './Timeline.js';

/** How often a request under way is asked for again, ms. */
const FOLLOW_MS = 2_000;

const closeRequestQuery = (scope: string, id: string) =>
  queryOptions({
    queryKey: [scope, 'position', 'closeRequest', id],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/position/close', { params: { query: { limit: 100 } }, signal });
      return data.find((request) => request.id === id) ?? null;
    },
    refetchInterval: ({ state }) =>
      ['filled', 'refused', 'withdrawn'].includes(state.data?.status ?? '') ? false : FOLLOW_MS,
  });

/** What became of a request to close, followed until it is filled, refused or withdrawn. */
export function CloseReceipt({ id, subject, onAgain }: OrderReceiptProps) {
  const t = useT();
  const locale = useLocale();
  const figures = useFigures(subject.instrument.currency, subject.places);
  const { data: request } = useQuery(closeRequestQuery(useSessionScope(), id));
  const status = request?.status;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.querySelector('h1')?.focus(), []);
  useEffect(() => {
    if (status !== undefined) void refreshTrading();
  }, [status]);

  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const moments = (): Moment[] => {
    if (request === undefined || request === null) return [];
    const asked: Moment = {
      label: t('orderTicket.close.asked'),
      time: time.format(new Date(request.submittedAt)),
      isDone: true,
    };
    if (status === 'closing_review') {
      const due = time.format(new Date(request.dueAt));
      return [
        asked,
        {
          label: t('orderTicket.close.inReview'),
          note: t('orderTicket.close.due', { time: due }),
          isDone: false,
        },
      ];
    }
    const decided = request.decidedAt === null ? undefined : time.format(new Date(request.decidedAt));
    if (status === 'approved' || status === 'filled') {
      const note =
        status === 'filled'
          ? t('orderTicket.moment.fillNote', {
              quantity: figures.quantity(request.quantity),
              price: figures.price(request.filledPrice),
            })
          : undefined;
      return [
        asked,
        { label: t('orderTicket.close.approved'), time: decided, isDone: true },
        { label: t('orderTicket.close.closed'), note, isDone: status === 'filled' },
      ];
    }
    const label = t(status === 'withdrawn' ? 'orderTicket.close.withdrawn' : 'orderTicket.close.refused');
    return [asked, { label, note: request.refuseReason ?? undefined, time: decided, isDone: true }];
  };

  return (
    <div className={receipt} ref={top}>
      <PageHeading>{t('orderTicket.close.received')}</PageHeading>
      {request === undefined ? (
        <LoadingState skeleton={<SkeletonRows hasAvatar={false} count={2} />} />
      ) : (
        <>
          <p className={lead} role="status">
            {t(status === 'filled' ? 'orderTicket.close.doneText' : 'orderTicket.close.receivedText', {
              quantity: figures.quantity(request?.quantity),
              name: subject.instrument.name,
            })}
          </p>
          <Card>
            <Timeline moments={moments()} />
          </Card>
          {status === 'filled' && (
            <Banner tone="neutral">
              {t('orderTicket.close.settled', {
                result: figures.money(request?.realizedPnl),
                fee: figures.money(request?.handlingFee),
              })}
            </Banner>
          )}
        </>
      )}
      <div className={actions}>
        <Link
          to="/pages/main/trade/index"
          search={{ tab: 'holdings' }}
          className={buttonClass({ size: 'large', fullWidth: true })}
        >
          {t('orderTicket.openTrade')}
        </Link>
        <Button variant="quiet" fullWidth onClick={onAgain}>
          {t('orderTicket.again')}
        </Button>
      </div>
    </div>
  );
}
