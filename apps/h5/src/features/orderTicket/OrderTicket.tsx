import { isApiError } from '@fairlot/api-client';
import { buttonClass } from '@fairlot/ui-kit/button';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { ErrorState, LoadingState } from '@fairlot/ui-kit/page-state';
import { Skeleton } from '@fairlot/ui-kit/skeleton';
import { useState } from 'react';
import { describeError } from '../../components/describeError.js';
import { FormWords } from '../../components/FormWords.js';
import { PageHeading } from '../../components/PageHeading.js';
import { Link, useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { CloseForm } from './CloseForm.js';
import { CloseReceipt } from './CloseReceipt.js';
import { OrderForm } from './OrderForm.js';
import { OrderReceipt } from './OrderReceipt.js';
import { form, group, page } from './OrderTicket.css.js';
import { SideChoice, type Side } from './SideChoice.js';
import { SubjectHeader } from './SubjectHeader.js';
import { positionAgainst, useTicketSubject, type TicketSubject } from './ticketData.js';
import { BeingClosed, CannotSell } from './WhyNot.js';

/** What the customer ended up with, kept so that the receipt follows it. */
type Outcome = { readonly kind: 'order' | 'close'; readonly id: string };

/** Buys or sells one instrument: the ticket, its review, and the receipt in its place. */
export function OrderTicket() {
  const { symbol } = useSearch('/pages/payment/stock');
  // Another symbol is another ticket: nothing typed for one may be sent for the other.
  return <TicketOf key={symbol} symbol={symbol} />;
}

function TicketOf({ symbol }: { symbol: string }) {
  const t = useT();
  const { side, type } = useSearch('/pages/payment/stock');
  const navigate = useNavigate();
  const { subject, instrument } = useTicketSubject(symbol);
  const [outcome, setOutcome] = useState<Outcome>();

  if (subject === undefined) return <NoSubject symbol={symbol} query={instrument} />;
  if (outcome !== undefined) {
    const Receipt = outcome.kind === 'order' ? OrderReceipt : CloseReceipt;
    return <Receipt id={outcome.id} subject={subject} onAgain={() => setOutcome(undefined)} />;
  }
  const chooseSide = (next: Side) =>
    void navigate({ to: '/pages/payment/stock', search: { symbol, side: next, type }, replace: true });
  const choice = <SideChoice value={side} onValueChange={chooseSide} />;
  return (
    <FormWords>
      <div className={page}>
        <SubjectHeader
          subject={subject}
          heading={t(`orderTicket.heading.${side}`, { name: subject.instrument.name })}
        />
        <TicketBody
          subject={subject}
          side={side}
          firstType={type}
          choice={choice}
          onOrder={(id) => setOutcome({ kind: 'order', id })}
          onClose={(id) => setOutcome({ kind: 'close', id })}
        />
      </div>
    </FormWords>
  );
}

interface TicketBodyProps {
  subject: TicketSubject;
  side: Side;
  firstType: 'market' | 'limit';
  choice: React.ReactNode;
  onOrder: (id: string) => void;
  onClose: (id: string) => void;
}

/** What this side means for this customer: closing what is held the other way round comes before anything else. */
function TicketBody({ subject, side, firstType, choice, onOrder, onClose }: TicketBodyProps) {
  const held = positionAgainst(subject.positions, side);
  if (side === 'sell' && subject.positions === undefined) {
    return (
      <div className={form}>
        {choice}
        <LoadingState skeleton={<Skeleton shape="block" height="12rem" />} />
      </div>
    );
  }
  if (held !== undefined && held.closableQuantity === '0') {
    return (
      <div className={form}>
        {choice}
        <BeingClosed position={held} />
      </div>
    );
  }
  if (held !== undefined) {
    return <CloseForm key={held.id} subject={subject} position={held} choice={choice} onClosed={onClose} />;
  }
  if (side === 'sell' && !subject.instrument.shortable) {
    return (
      <div className={form}>
        {choice}
        <CannotSell name={subject.instrument.name} />
      </div>
    );
  }
  return (
    <OrderForm
      subject={subject}
      direction={side === 'buy' ? 'long' : 'short'}
      firstType={firstType}
      choice={choice}
      onPlaced={onOrder}
    />
  );
}

interface NoSubjectProps {
  symbol: string;
  query: { error: unknown; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
}

function NoSubject({ symbol, query }: NoSubjectProps) {
  const t = useT();
  const isUnknown = isApiError(query.error, 'not_found', 'validation');
  return (
    <>
      <PageHeading>{t('manifest.orderTicket')}</PageHeading>
      {isUnknown ? (
        <EmptyState
          title={t('orderTicket.unknown', { symbol })}
          action={
            <Link to="/pages/search/index" className={buttonClass({ variant: 'secondary' })}>
              {t('manifest.search')}
            </Link>
          }
        />
      ) : query.isError ? (
        <ErrorState
          title={t('orderTicket.failed')}
          hint={describeError(query.error).join(' ')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <LoadingState
          skeleton={
            <div className={form}>
              <Skeleton shape="block" height="2.75rem" />
              <div className={group}>
                <Skeleton shape="block" height="4.5rem" />
                <Skeleton shape="block" height="4.5rem" />
              </div>
            </div>
          }
        />
      )}
    </>
  );
}
