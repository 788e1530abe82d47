import {
  useImperativeHandle,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
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

/** A finger that moved less has not swiped. CSS px. */
const DIRECTION_PX = 8;

/**
 * A row with actions that a swipe toward the start uncovers. The button at its end opens the same actions as a menu,
 * so nobody has to know the swipe.
 */
export function SwipeCell({ ref, label, children, onAction, ...props }: SwipeCellProps) {
  const actions = listOf('SwipeCell', 'actions', props.actions);
  const messages = useKitMessages(english);
  /** The offset of the row at rest: the width of its actions, or 0. CSS px. */
  const [openPx, setOpenPx] = useState(0);
  const isOpen = openPx > 0;
  const [hasMenu, setHasMenu] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);
  const face = useRef<HTMLDivElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const drag = useRef<{ pointerId: number; xPx: number; isSwipe: boolean } | null>(null);
  const hasSwiped = useRef(false);

  // The action may remove the row.
  useLayoutEffect(() => keepsFocus(root.current), []);
  useEffect(() => {
    const element = root.current;
    if (!isOpen || element === null) return undefined;
    const document = element.ownerDocument;
    // A touch anywhere else, or Escape, covers the actions again. Of what is in a shadow root the document does not
    // hear where it began, so the row hears it first.
    let inside: Event | undefined;
    const onInside = (event: Event) => (inside = event);
    const onDown = (event: Event) => event !== inside && setOpenPx(0);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      moveFocus(drawer.current, menu.current);
      setOpenPx(0);
    };
    const end = new AbortController();
    const { signal } = end;
    element.addEventListener('pointerdown', onInside, { signal });
    document.addEventListener('pointerdown', onDown, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => end.abort();
  }, [isOpen]);

  /** The row's offset during a drag, from 0 to the width of its actions. */
  const asidePx = (event: PointerEvent) => {
    const widthPx = drawer.current?.offsetWidth ?? 0;
    const sign = root.current !== null && getComputedStyle(root.current).direction === 'rtl' ? 1 : -1;
    const movedPx = (event.clientX - (drag.current?.xPx ?? event.clientX)) * sign;
    return { sign, widthPx, px: Math.min(widthPx, Math.max(0, movedPx + openPx)) };
  };
  const release = () => {
    drag.current = null;
    face.current?.style.removeProperty('transform');
    face.current?.removeAttribute('data-held');
  };
  const act = (id: string) => {
    moveFocus(drawer.current, menu.current);
    setOpenPx(0);
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
        onPointerDown={(event) => {
          hasSwiped.current = false;
          if (event.button === 0 && event.pointerType !== 'mouse')
            drag.current = { pointerId: event.pointerId, xPx: event.clientX, isSwipe: false };
        }}
        onPointerMove={(event) => {
          const held = drag.current;
          if (held === null || held.pointerId !== event.pointerId) return;
          if (!held.isSwipe && Math.abs(event.clientX - held.xPx) < DIRECTION_PX) return;
          if (!held.isSwipe) event.currentTarget.setPointerCapture?.(event.pointerId);
          held.isSwipe = true;
          const { px, sign } = asidePx(event);
          // Sets the style directly, because a render per move would lag behind the finger.
          event.currentTarget.setAttribute('data-held', '');
          event.currentTarget.style.transform = `translateX(${String(px * sign)}px)`;
        }}
        onPointerUp={(event) => {
          if (drag.current?.isSwipe === true) {
            const { px, widthPx } = asidePx(event);
            hasSwiped.current = true;
            setOpenPx(px > widthPx / 2 ? widthPx : 0);
          }
          release();
        }}
        onPointerCancel={release}
        onClickCapture={(event) => {
          // A swipe is not a click, and the first tap on an open row only closes it.
          if (!hasSwiped.current && !isOpen) return;
          event.preventDefault();
          event.stopPropagation();
          if (!hasSwiped.current) setOpenPx(0);
          hasSwiped.current = false;
        }}
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

/**
 * Covered actions must not keep the focus, which would go to the body. It moves to the menu, which has the same
 * actions.
 */
function moveFocus(drawer: HTMLElement | null, menu: HTMLElement | null): void {
  if (drawer?.matches(':focus-within') === true) menu?.focus({ preventScroll: true });
}
