import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import * as css from './Counter.css.js';
import { hiddenLabel } from './FieldText.css.js';

const english = { charactersLeft: en.charactersLeft };

export interface CounterProps {
  /** How many characters are used. */
  used: number;
  /** The maximum number of characters. */
  max: number;
}

/** The number of used characters, below the field's box. */
export function Counter({ used, max }: CounterProps) {
  const messages = useKitMessages(english);
  const left = max - used;
  return (
    <div data-part="counter" className={css.counter} data-full={left === 0 || undefined}>
      <span aria-hidden="true">{`${String(used)}/${String(max)}`}</span>
      {/* Announced near the end only; after every key it would interrupt the echo of the keys. */}
      <span aria-live="polite" data-part="hidden-label" className={hiddenLabel}>
        {left <= 10 ? fillMessage(messages.charactersLeft, { count: left }) : null}
      </span>
    </div>
  );
}
