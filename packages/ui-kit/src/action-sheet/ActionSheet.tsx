import type { ReactNode } from 'react';
import { listOf } from '../checks/usable.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { Sheet, type SheetCloseReason } from '../sheet/index.js';
import * as css from './ActionSheet.css.js';

export interface SheetAction {
  readonly id: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
  /** `critical` for what cannot be taken back. @default 'neutral' */
  readonly tone?: 'neutral' | 'critical' | undefined;
  readonly disabled?: boolean | undefined;
}

export interface ActionSheetProps extends Omit<RootProps, 'ref'> {
  /** Whether it is there. The owner decides. */
  open: boolean;
  /** Asks the owner to close, and says why. */
  onOpenChange: (open: boolean, reason: SheetCloseReason | 'action') => void;
  /** What the actions are about; names the sheet. */
  title: string;
  /** In the order of use; what is critical comes last. */
  actions: readonly SheetAction[];
  /** Called after the sheet was asked to close, so that what follows may open another. */
  onAction: (id: string) => void;
}

/** A few things to do with what was touched. Plain buttons in a list, which every screen reader knows. */
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
                {action.hint === undefined ? null : (
                  <span data-part="hint" className={css.hint}>
                    {action.hint}
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
