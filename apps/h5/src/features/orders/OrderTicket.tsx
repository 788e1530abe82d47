import { isApiError } from '@fairlot/api-client';
import { LoadingState } from '@fairlot/ui-kit/page-state';
import { Skeleton } from '@fairlot/ui-kit/skeleton';
import { Suspense, useState, type ReactNode } from 'react';
import { FormWords } from '../../components/FormWords.js';
import { PageHeading } from '../../components/PageHeading.js';
import { ActionNote } from '../../components/review/ActionNote.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import type { Position } from '../../queries/tradingQueries.js';
import { OrderForm } from './OrderForm.js';
import { form, page } from './OrderTicket.css.js';
import { PurposeChoice, type Purpose } from './PurposeChoice.js';
import { SideChoice, type Side } from './SideChoice.js';
import { SubjectHeader } from './SubjectHeader.js';
import {
  positionAgainst,
  useTicketSubject,
  type TicketAction,
  type TicketOutcome,
  type TicketSubject,
} from './ticketQueries.js';
import { lazyPart } from '../../components/lazyPart.js';
import { QueryFailure, type Retryable } from '../../components/QueryFailure.js';

/** Most customers open a position, so the form for closing and the receipts are loaded when needed. */
const CloseForm = lazyPart({
  load: async () => (await import('./CloseForm.js')).CloseForm,
  words: ['balance', 'forms', 'orderTicket', 'review'],
});
const CloseReceipt = lazyPart({
  load: async () => (await import('./CloseReceipt.js')).CloseReceipt,
  words: ['balance', 'orderTicket', 'reason', 'review'],
});
const NoForm = lazyPart({
  load: async () => (await import('./NoForm.js')).NoForm,
  words: ['orderTicket', 'trade'],
});
const OrderReceipt = lazyPart({
  load: async () => (await import('./OrderReceipt.js')).OrderReceipt,
  words: ['balance', 'history', 'order', 'orderTicket', 'reason'],
});

const LOADING = <LoadingState skeleton={<Skeleton shape="block" height="12rem" />} />;

/** Buys or sells an instrument: the ticket and its review, or the receipt. */
export function OrderTicket() {
  const { symbol } = useSearch('/pages/payment/stock');
  // Another symbol is another ticket, so that input for one is never sent for the other.
  return <TicketOf key={symbol} symbol={symbol} />;
}

function TicketOf({ symbol }: { symbol: string }) {
  const t = useT();
  const { side } = useSearch('/pages/payment/stock');
  const { subject, instrument, holdings } = useTicketSubject(symbol);
  const money = useMoneyAction<TicketOutcome>(`ticket ${symbol}`);
  const outcome = money.result;

  if (subject === undefined) return <NoSubject symbol={symbol} query={instrument} />;
  if (outcome !== undefined) {
    const Receipt = outcome.kind === 'order' ? OrderReceipt : CloseReceipt;
    return (
      <Suspense fallback={LOADING}>
        <Receipt id={outcome.id} subject={subject} onAgain={money.dismiss} />
      </Suspense>
    );
  }
  return (
    <FormWords>
      <div className={page}>
        <SubjectHeader
          subject={subject}
          heading={t(`orderTicket.heading.${side}`, { name: subject.instrument.name })}
        />
        <TicketBody subject={subject} money={money} holdings={holdings} />
      </div>
    </FormWords>
  );
}

interface TicketBodyProps {
  subject: TicketSubject;
  money: TicketAction;
  /** The query of the customer's positions in it. */
  holdings: Retryable;
}

/** Chooses the form for this side: closing an opposite position comes first. */
function TicketBody({ subject, money, holdings }: TicketBodyProps) {
  const { symbol, side, type } = useSearch('/pages/payment/stock');
  const navigate = useNavigate();
  // Applies to one side only: the choice to sell short says nothing about buying.
  const [chosen, setChosen] = useState<{ side: Side; purpose: Purpose }>();
  const purpose = chosen?.side === side ? chosen.purpose : 'close';
  const held = positionAgainst(subject.positions, side);
  /** The position whose form was shown last. */
  const [closing, setClosing] = useState<Position>();
  const canOpen = side === 'buy' || subject.instrument.shortable;
  const choices = (
    <>
      <SideChoice
        value={side}
        onValueChange={(next) =>
          void navigate({ to: '/pages/payment/stock', search: { symbol, side: next, type }, replace: true })
        }
      />
      {held !== undefined && canOpen && (
        <PurposeChoice
          side={side}
          value={purpose}
          onValueChange={(next) => setChosen({ side, purpose: next })}
        />
      )}
    </>
  );
  const instead = (reason: ReactNode) => (
    <div className={form}>
      {choices}
      <ActionNote action={money.action} />
      <Suspense>{reason}</Suspense>
    </div>
  );
  // Either side may close a position, so nothing is offered before the positions are known.
  if (subject.positions === undefined) {
    return instead(holdings.error === null ? LOADING : <Failure query={holdings} />);
  }
  const isClosing = held !== undefined && (purpose === 'close' || !canOpen);
  // Without this, the form that closes a position would turn into one that sells short when it is closed elsewhere.
  if (isClosing && closing?.id !== held.id) setClosing(held);
  const lost =
    held === undefined && purpose === 'close' ? positionAgainst(closing && [closing], side) : undefined;
  if (lost !== undefined) return instead(<NoForm reason="gone" position={lost} />);
  if (isClosing && held.closableQuantity === '0')
    return instead(<NoForm reason="beingClosed" position={held} />);
  if (!isClosing && !canOpen) return instead(<NoForm reason="cannotSell" name={subject.instrument.name} />);
  return isClosing ? (
    <Suspense fallback={instead(LOADING)}>
      <CloseForm
        key={held.id}
        subject={subject}
        position={held}
        firstType={type}
        choice={choices}
        money={money}
      />
    </Suspense>
  ) : (
    <OrderForm
      subject={subject}
      direction={side === 'buy' ? 'long' : 'short'}
      firstType={type}
      choice={choices}
      opposite={held}
      money={money}
    />
  );
}

interface NoSubjectProps {
  symbol: string;
  query: Retryable;
}

function NoSubject({ symbol, query }: NoSubjectProps) {
  const t = useT();
  const isUnknown = isApiError(query.error, 'not_found', 'validation');
  return (
    <>
      <PageHeading>{t('manifest.orderTicket')}</PageHeading>
      {isUnknown ? (
        <Suspense>
          <NoForm reason="unknown" symbol={symbol} />
        </Suspense>
      ) : query.error !== null ? (
        <Failure query={query} />
      ) : (
        <div className={form}>{LOADING}</div>
      )}
    </>
  );
}

function Failure({ query }: { query: Retryable }) {
  const t = useT();
  return <QueryFailure query={query} title={t('orderTicket.failed')} />;
}
