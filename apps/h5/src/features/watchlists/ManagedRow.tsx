import { Checkbox } from '@fairlot/ui-kit/checkbox';
import { ChevronDownIcon, ChevronUpIcon, DragIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import type { HTMLAttributes } from 'react';
import { useT } from '../../i18n/index.js';
import * as css from './Watchlist.css.js';

export interface ManagedRowProps {
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
export function ManagedRow(props: ManagedRowProps) {
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
