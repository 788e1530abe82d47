import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { keepsFocus } from '../dom/keepsFocus.js';
import { listOf } from '../checks/usable.js';
import { ActionSheet } from '../action-sheet/index.js';
import { IconButton } from '../icon-button/index.js';
import { MoreIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import * as css from './SwipeCell.css.js';
import { useDrawerSwipe } from './useDrawerSwipe.js';

const english = { moreFor: en.moreFor };

export interface SwipeCellAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly tone?: 'neutral' | 'critical' | undefined;
}

export interface SwipeCellProps extends RootProps {
  /** The row's subject; names its menu. */
  label: string;
  /** The row: a `Cell`. */
  children: ReactNode;
  /** One to three actions. */
  actions: readonly SwipeCellAction[];
  /** Called with the `id` of the action, from the swipe or from the menu. */
  onAction: (id: string) => void;
}

/**
 * A row with actions that a swipe toward the start uncovers. The button at its end opens the same actions as a menu,
 * so nobody has to know the swipe.
 */
export function SwipeCell({ ref, label, children, onAction, ...props }: SwipeCellProps) {
  const actions = listOf('SwipeCell', 'actions', props.actions);
  const messages = useKitMessages(english);
  const [hasMenu, setHasMenu] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);
  const drawer = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const { openPx, isOpen, face, cover, gestures } = useDrawerSwipe({ root, drawer, menu });

  // The action may remove the row.
  useLayoutEffect(() => keepsFocus(root.current), []);
  const act = (id: string) => {
    cover();
    onAction(id);
  };

  return (
    <div {...rootOf(props, css.root)} ref={root} data-part="swipe-cell" data-open={isOpen || undefined}>
      <div ref={drawer} data-part="drawer" className={css.drawer} inert={!isOpen}>
        {actions.map((action) => (
          <button
            key={action.id}
            type="button"
            data-part="action"
            className={css.action}
            data-tone={action.tone}
            onClick={() => act(action.id)}
          >
            {action.icon}
            {action.label}
          </button>
        ))}
      </div>
      <div
        ref={face}
        role="presentation"
        data-part="face"
        className={css.face}
        style={{ '--uk-swipe-aside': `${String(openPx)}px` } as CSSProperties}
        {...gestures}
      >
        <div data-part="row" className={css.row}>
          {children}
        </div>
        <IconButton
          ref={menu}
          label={fillMessage(messages.moreFor, { label })}
          icon={<MoreIcon size="medium" />}
          aria-haspopup="dialog"
          onClick={() => setHasMenu(true)}
        />
      </div>
      <ActionSheet open={hasMenu} onOpenChange={setHasMenu} title={label} actions={actions} onAction={act} />
    </div>
  );
}
