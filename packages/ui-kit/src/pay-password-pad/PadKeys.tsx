import { useState, useSyncExternalStore } from 'react';
import { BackspaceIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { DIGITS, shuffledDigits } from './padDigits.js';
import * as css from './PayPasswordPad.css.js';

const english = { deleteDigit: en.deleteDigit };

interface PadKeysProps {
  /** Whether the digits are in an unpredictable order. */
  isShuffled: boolean;
  /** Whether none of the keys can be used. */
  disabled: boolean;
  /** Whether keys do nothing for now; they keep the focus. */
  busy: boolean;
  /** Called with the pressed digit. */
  onAdd: (digit: string) => void;
  /** Called for the key that deletes. */
  onDelete: () => void;
}

/** The ten digits, and the key that deletes the last one. */
export function PadKeys({ isShuffled, disabled, busy, onAdd, onDelete }: PadKeysProps) {
  const messages = useKitMessages(english);
  const [order] = useState(shuffledDigits);
  // A server's page has the keys in order, because the browser cannot know the server's random one.
  const shuffled = useSyncExternalStore(
    neverChanges,
    () => order,
    () => DIGITS,
  );
  const digits = isShuffled ? shuffled : DIGITS;
  const key = {
    type: 'button',
    disabled,
    'data-part': 'key',
    className: css.key,
    // Not `disabled` while busy, which would lose the focus.
    ...(busy ? { 'aria-disabled': true } : {}),
  } as const;
  return (
    // Busy alone, because a screen reader may hold back what a live region in a busy element says.
    <div data-part="keys" className={css.keys} aria-busy={busy || undefined}>
      {digits.map((digit, index) => (
        <button
          key={digit}
          {...key}
          data-last={index === digits.length - 1 || undefined}
          onClick={() => onAdd(digit)}
        >
          {digit}
        </button>
      ))}
      <button {...key} aria-label={messages.deleteDigit} onClick={onDelete}>
        <BackspaceIcon />
      </button>
    </div>
  );
}

const neverChanges = () => () => undefined;
