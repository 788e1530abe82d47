import { decimal, maximum, subtract, toText, ZERO } from '@fairlot/money';
import { Banner } from '@fairlot/ui-kit/banner';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { LoadingState } from '@fairlot/ui-kit/page-state';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { isApiError, type Schemas } from '@fairlot/api-client';
import { aboutClosing } from '@fairlot/forms/orders';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { useSessionScope } from '../../state/session.js';
import { describeError } from '../../components/describeError.js';
import { useFigures } from '../../components/figures.js';
import { QueryFailure } from '../../components/QueryFailure.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { ReviewNotes, ReviewSheet } from '../../components/review/ReviewSheet.js';
import { ReduceLine } from './ReduceLine.js';

type Reduction = Schemas['Reduction'];

export interface ReducePositionsSheetProps {
  /** A trade account. */
  accountId: string;
  /** The amount that should become available, decimal text. */
  missing: string;
  currency: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The chosen positions and quantities, the proposed ones, and what the chosen ones bring. */
function useReductionChoice({ accountId, missing, isOpen }: ReducePositionsSheetProps) {
  const [quantities, setQuantities] = useState<Readonly<Record<string, string>>>({});
  const proposal = useReduction({ accountId, targetAmount: missing }, isOpen);
  // A chosen position may have been closed elsewhere since; it is not listed any more.
  const chosenLines = proposal.data?.positions.filter(({ positionId }) => positionId in quantities) ?? [];
  const positions = chosenLines.map(({ positionId }) => ({
    positionId,
    quantity: quantities[positionId] ?? '',
  }));
  const isRight = chosenLines.every(
    ({ positionId, closableQuantity }) =>
      aboutClosing(quantities[positionId] ?? '', closableQuantity) === undefined,
  );
  const body = { accountId, targetAmount: missing, positions };
  const isChosen = positions.length > 0 && isRight;
  const chosen = useReduction(body, isOpen && isChosen);
  const preview = isChosen ? chosen.data : undefined;
  const estimated = preview?.estimatedAmount ?? '0';
  return {
    /** The chosen shares by the id of their position. */
    quantities,
    /** Chooses shares of a position, decimal text; undefined leaves the position out. */
    choose: (positionId: string, quantity: string | undefined) =>
      setQuantities(({ [positionId]: _, ...others }) =>
        quantity === undefined ? others : { ...others, [positionId]: quantity },
      ),
    proposal,
    chosen,
    /** The preview of the choice; undefined while it is not valid or not known. */
    preview,
    estimated,
    isChosen,
    body,
  };
}

/**
 * Closes positions to get missing money; the customer chooses which ones, and how much of each. Each becomes a close
 * request, and the money arrives when that is filled.
 */
export function ReducePositionsSheet(props: ReducePositionsSheetProps) {
  const { accountId, missing, currency, isOpen, onClose } = props;
  const t = useT();
  const money = useMoneyAction<{ count: number }>(`reduce ${accountId}`);
  const places = useMoneyPlaces(currency);
  const figures = useFigures(currency, { price: 2, money: places });
  const { quantities, choose, proposal, chosen, preview, estimated, isChosen, body } =
    useReductionChoice(props);
  const left = maximum(subtract(decimal(missing), decimal(estimated)), ZERO);

  if (money.result !== undefined) {
    return <Requested isOpen={isOpen} onClose={onClose} count={money.result.count} />;
  }
  const verb = t('reduce.verb', { count: body.positions.length, amount: figures.money(estimated) });
  const confirm = () =>
    money.send({
      label: verb,
      send: async (key) => {
        const { closeRequests } = await api.post('/position/reduce', {
          params: { header: { 'Idempotency-Key': key } },
          body,
        });
        return { count: closeRequests.length };
      },
    });
  const error = chosen.error ?? proposal.error;
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('reduce.title')}
      action={money.action}
      verb={body.positions.length === 0 ? t('reduce.choose') : verb}
      onConfirm={confirm}
      isReady={isChosen && chosen.isSuccess && !chosen.isPlaceholderData}
    >
      <p>{t('reduce.lead', { amount: figures.money(missing) })}</p>
      {proposal.data?.positions.map((line) => (
        <ReduceLine
          key={line.positionId}
          line={line}
          figures={figures}
          currency={currency}
          places={places}
          estimate={preview?.positions.find(({ positionId }) => positionId === line.positionId)}
          quantity={quantities[line.positionId]}
          onQuantity={(quantity) => choose(line.positionId, quantity)}
        />
      ))}
      {proposal.isPending && <LoadingState skeleton={<SkeletonRows count={3} hasAvatar={false} />} />}
      {isApiError(proposal.error, 'nothing_to_reduce') ? (
        <EmptyState title={t('reduce.nothing')} />
      ) : proposal.isError ? (
        <QueryFailure query={proposal} title={t('reduce.failed')} />
      ) : (
        error !== null && <Banner tone="critical">{describeError(error).join(' ')}</Banner>
      )}
      {preview !== undefined && (
        <KeyValue>
          <KeyValueRow label={t('reduce.missing')}>{figures.money(missing)}</KeyValueRow>
          <KeyValueRow label={t('reduce.left')}>{figures.money(toText(left))}</KeyValueRow>
          <KeyValueRow label={t('reduce.estimated')} isTotal>
            {figures.money(estimated)}
          </KeyValueRow>
        </KeyValue>
      )}
      <ReviewNotes notes={[t('reduce.reviewNote'), t('reduce.priceNote'), t('reduce.cancelRule')]} />
    </ReviewSheet>
  );
}

function Requested({ isOpen, onClose, count }: { isOpen: boolean; onClose: () => void; count: number }) {
  const t = useT();
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      title={t('reduce.requested')}
      footer={
        <ButtonLink size="large" fullWidth to="/pages/main/trade/index" search={{ tab: 'holdings' }}>
          {t('reduce.openTrade')}
        </ButtonLink>
      }
    >
      <p role="status">{t('reduce.requestedText', { count })}</p>
    </Sheet>
  );
}

/** The proceeds of a reduction at the current prices. */
function useReduction(body: Reduction, isEnabled: boolean) {
  const scope = useSessionScope();
  return useQuery({
    queryKey: [scope, 'position', 'reduction', body],
    queryFn: ({ signal }) => api.post('/position/reduce/preview', { body, signal }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
