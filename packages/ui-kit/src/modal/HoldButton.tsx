import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Button } from '../button/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import * as css from './HoldButton.css.js';

const english = { holdToConfirm: en.holdToConfirm };

export interface HoldButtonProps {
  /** How long the button must be held. ms */
  holdMs: number;
  /** Called once for each hold that was long enough. */
  onHeld: () => void;
  /** `critical` for a destructive action. */
  variant: 'primary' | 'critical';
  /** Whether its action is running; it cannot be held meanwhile. @default false */
  busy?: boolean;
  /** Whether it cannot be held yet, such as before a text was typed. @default false */
  disabled?: boolean;
  children: ReactNode;
}

/**
 * A button that acts once it has been held, by finger, pointer or key. A click without any of these comes from
 * assistive technology, whose gesture is deliberate but cannot be held; it acts at once.
 */
export function HoldButton({ holdMs, onHeld, children, ...button }: HoldButtonProps) {
  const messages = useKitMessages(english);
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const release = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setIsHeld(false);
  };
  const press = () => {
    if (timer.current !== undefined || button.busy || button.disabled) return;
    setIsHeld(true);
    timer.current = setTimeout(() => {
      release();
      onHeld();
    }, holdMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) press();
  };
  return (
    <Button
      {...button}
      type="button"
      fullWidth
      className={css.hold}
      aria-description={messages.holdToConfirm}
      onPointerDown={(event: PointerEvent) => {
        if (event.button === 0) press();
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => {
        // The space key clicks on release, the moment the hold was given up.
        if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
        release();
      }}
      onBlur={release}
      onClick={(event) => {
        if (event.detail === 0 && timer.current === undefined) onHeld();
      }}
    >
      {isHeld ? (
        <span
          data-part="hold-fill"
          className={css.holdFill}
          style={{ animationDuration: `${String(holdMs)}ms` }}
        />
      ) : null}
      {children}
    </Button>
  );
}
