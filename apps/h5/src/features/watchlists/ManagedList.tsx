import { ActionSheet } from '@fairlot/ui-kit/action-sheet';
import { Button } from '@fairlot/ui-kit/button';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { toast } from '@fairlot/ui-kit/toast';
import { VisuallyHidden } from '@fairlot/ui-kit/visually-hidden';
import { useState, type HTMLAttributes } from 'react';
import { Checkbox } from '@fairlot/ui-kit/checkbox';
import { ChevronDownIcon, ChevronUpIcon, DragIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { ButtonLink } from '../../components/ButtonLink.js';
import { toastListError } from '../../components/describeListError.js';
import { useT } from '../../i18n/index.js';
import { symbolsOf, watchlists, type Watchlist } from '../../queries/watchlistQueries.js';
import { inOrderOf, moveEntry } from './order.js';
import { removeWithUndo } from './removeWithUndo.js';
import { useReorder } from './useReorder.js';
import * as css from './Watchlist.css.js';

/** The stocks of one list: their order, and actions on several at once. */
export function ManagedList({ list, others }: { list: Watchlist; others: readonly Watchlist[] }) {
  const t = useT();
  const symbols = symbolsOf(list);
  const names = new Map(list.items.map(({ symbol, name }) => [symbol, name]));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [status, setStatus] = useState('');
  const reorder = useReorder(symbols, (next) =>
    watchlists.edit(list, (now) => inOrderOf(next, now)).catch(toastListError),
  );
  const chosen = symbols.filter((symbol) => ticked.has(symbol));

  const tick = (symbol: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(symbol);
    else next.delete(symbol);
    setTicked(next);
  };
  const step = async (symbol: string, places: number) => {
    const from = reorder.order.indexOf(symbol);
    await reorder.drop(moveEntry(reorder.order, from, from + places));
    setStatus(t('watchlist.placed', { symbol, place: from + places + 1, count: symbols.length }));
  };

  if (symbols.length === 0) {
    return (
      <EmptyState
        title={t('watchlist.empty')}
        action={<ButtonLink to="/pages/search/index">{t('watchlist.search')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ul role="list" className={css.rows}>
        {reorder.order.map((symbol, index) => (
          <ManagedRow
            key={symbol}
            symbol={symbol}
            name={names.get(symbol) ?? symbol}
            isChosen={ticked.has(symbol)}
            isDragged={reorder.dragged === symbol}
            isFirst={index === 0}
            isLast={index === symbols.length - 1}
            isSaving={reorder.isSaving}
            handle={reorder.handleOf(symbol)}
            onChosenChange={(isOn) => tick(symbol, isOn)}
            onMove={(places) => void step(symbol, places)}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      <ChosenActions list={list} others={others} chosen={chosen} onMoved={() => setTicked(new Set())} />
    </>
  );
}

interface ChosenActionsProps {
  list: Watchlist;
  others: readonly Watchlist[];
  /** Symbols of the list; without any, nothing is shown. */
  chosen: readonly string[];
  onMoved: () => void;
}

/** What can be done with the chosen stocks: move them to another list, or remove them. */
function ChosenActions({ list, others, chosen, onMoved }: ChosenActionsProps) {
  const t = useT();
  const [isMoving, setIsMoving] = useState(false);
  const moveTo = async (id: string) => {
    const target = others.find((other) => other.id === id);
    if (target === undefined) return;
    try {
      // First added to the other list, so that a failure in between leaves a stock on both and loses none.
      await watchlists.edit(target, (now) => [...new Set([...now, ...chosen])]);
      await watchlists.edit(list, (now) => now.filter((symbol) => !chosen.includes(symbol)));
      onMoved();
      toast(t('watchlist.moved', { count: chosen.length, list: target.name }));
    } catch (error) {
      toastListError(error);
    }
  };
  return (
    <>
      {chosen.length > 0 && (
        <div className={css.bar}>
          <span>{t('watchlist.selected', { count: chosen.length })}</span>
          <span className={css.chosen}>
            {others.length > 0 && (
              <Button variant="secondary" size="small" onClick={() => setIsMoving(true)}>
                {t('watchlist.move')}
              </Button>
            )}
            <Button variant="critical" size="small" onClick={() => void removeWithUndo(list, chosen)}>
              {t('watchlist.removeChosen')}
            </Button>
          </span>
        </div>
      )}
      <ActionSheet
        open={isMoving}
        onOpenChange={setIsMoving}
        title={t('watchlist.moveTitle')}
        actions={others.map(({ id, name, items }) => ({
          id,
          label: name,
          hint: t('watchlist.count', { count: items.length }),
        }))}
        onAction={(id) => void moveTo(id)}
      />
    </>
  );
}

interface ManagedRowProps {
  symbol: string;
  name: string;
  isChosen: boolean;
  isDragged: boolean;
  isFirst: boolean;
  isLast: boolean;
  isSaving: boolean;
  handle: HTMLAttributes<HTMLElement>;
  onChosenChange: (isChosen: boolean) => void;
  /** `places`: 1 down, -1 up. */
  onMove: (places: number) => void;
}

/** A row that can be selected and moved, by its handle or by buttons, which keyboards can use. */
function ManagedRow(props: ManagedRowProps) {
  const { symbol, name, isDragged, isFirst, isLast, isSaving, handle, onMove } = props;
  const t = useT();
  return (
    <li className={css.managed} data-dragged={isDragged ? '' : undefined}>
      <div className={css.grow}>
        <Checkbox
          label={
            <>
              <span className={css.managedName}>{name}</span>
              <span className={css.managedNote}>{symbol}</span>
            </>
          }
          value={props.isChosen}
          onValueChange={props.onChosenChange}
        />
      </div>
      <IconButton
        className={css.step}
        icon={<ChevronUpIcon />}
        label={t('watchlist.up', { symbol })}
        aria-disabled={isFirst || isSaving}
        onClick={() => !isFirst && !isSaving && onMove(-1)}
      />
      <IconButton
        className={css.step}
        icon={<ChevronDownIcon />}
        label={t('watchlist.down', { symbol })}
        aria-disabled={isLast || isSaving}
        onClick={() => !isLast && !isSaving && onMove(1)}
      />
      <span className={css.handle} title={t('watchlist.drag')} aria-hidden="true" {...handle}>
        <DragIcon />
      </span>
    </li>
  );
}
