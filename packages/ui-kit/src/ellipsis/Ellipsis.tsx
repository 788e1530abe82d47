import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { amountOf } from '../checks/usable.js';
import { watchSize } from '../dom/watchSize.js';
import { join } from '../css/join.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import * as css from './Ellipsis.css.js';

const english = { expand: en.expand, collapse: en.collapse };

export interface EllipsisProps extends RootProps {
  /** Text without controls, because a hidden control could still get the focus. */
  children: ReactNode;
  /** How many lines show at first, 1 or more. @default 3 */
  lines?: number | undefined;
  /** Whether the whole text is shown, if the owner keeps that. */
  open?: boolean | undefined;
  /** Whether the whole text is shown at first, if the owner does not keep `open`. @default false */
  defaultOpen?: boolean | undefined;
  /** Called on each press of the button. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const DEFAULT_LINES = 3;

/** A text cut to its first lines, with a button that shows the rest. A text that fits has no button. */
export function Ellipsis({ children, open, defaultOpen = false, onOpenChange, ...props }: EllipsisProps) {
  const lines = amountOf('Ellipsis', 'lines', props.lines ?? DEFAULT_LINES, [1, Infinity], DEFAULT_LINES);
  const messages = useKitMessages(english);
  const id = useId();
  const words = useRef<HTMLDivElement>(null);
  const [isOwnOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? isOwnOpen;
  // Until an open text is measured, its button stays, so that it keeps the focus.
  const [isCut, setCut] = useState(isOpen);

  useEffect(() => {
    const element = words.current;
    // While the whole text is shown, it cannot be measured.
    if (element === null || isOpen) return undefined;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    return watchSize([element], measure);
  }, [isOpen, lines, children]);

  return (
    <div {...rootOf(props, css.ellipsis)} data-part="ellipsis" data-state={isOpen ? 'open' : 'closed'}>
      <div
        ref={words}
        id={id}
        data-part="words"
        className={join(css.words, !isOpen && css.cut)}
        style={isOpen ? undefined : { WebkitLineClamp: Math.floor(lines) }}
      >
        {children}
      </div>
      {(isCut || isOpen) && (
        <button
          type="button"
          data-part="toggle"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOwnOpen(!isOpen);
            onOpenChange?.(!isOpen);
          }}
        >
          {isOpen ? messages.collapse : messages.expand}
        </button>
      )}
    </div>
  );
}
