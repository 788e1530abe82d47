import type { ReactNode } from 'react';
import { listOf } from '../checks/usable.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { Sheet, type SheetCloseReason } from '../sheet/index.js';
import * as css from './ActionSheet.css.js';

export interface SheetAction {
  readonly id: string;
  readonly label: string;
  /** A secondary line. */
  readonly note?: string | undefined;
  readonly icon?: ReactNode;
  /** `critical` for an action that cannot be undone. @default 'neutral' */
  readonly tone?: 'neutral' | 'critical' | undefined;
  readonly disabled?: boolean | undefined;
}

export interface ActionSheetProps extends Omit<RootProps, 'ref'> {
  /** Whether it is shown. The owner decides. */
  open: boolean;
  /** Asks the owner to close, with the reason. */
  onOpenChange: (open: boolean, reason: SheetCloseReason | 'action') => void;
  /** The subject of the actions; names the sheet. */
  title: string;
  /** In order of use; critical ones come last. */
  actions: readonly SheetAction[];
  /** Called after `onOpenChange`, so that the action may open another sheet. */
  onAction: (id: string) => void;
}

/** A short list of actions for one item. They are plain buttons in a list, which every screen reader supports. */
export function ActionSheet({ open, onOpenChange, title, onAction, ...props }: ActionSheetProps) {
  const actions = listOf('ActionSheet', 'actions', props.actions);
  return (
    <Sheet
      {...rootOf(props, '')}
      data-part="action-sheet"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
    >
      <ul data-part="list" className={css.list}>
        {actions.map((action) => (
          <li key={action.id}>
            <button
              type="button"
              data-part="action"
              className={css.action}
              data-tone={action.tone}
              disabled={action.disabled}
              onClick={() => {
                onOpenChange(false, 'action');
                onAction(action.id);
              }}
            >
              {action.icon}
              <span data-part="words" className={css.words}>
                {action.label}
                {action.note === undefined ? null : (
                  <span data-part="note" className={css.note}>
                    {action.note}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
