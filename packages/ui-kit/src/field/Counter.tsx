import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import * as css from './Counter.css.js';
import { hiddenLabel } from './FieldText.css.js';

const english = { charactersLeft: en.charactersLeft };

export interface CounterProps {
  /** How many characters there are. */
  used: number;
  /** How many characters there can be. */
  max: number;
}

/** How many characters of a text are used, at the end of the line below its box. */
export function Counter({ used, max }: CounterProps) {
  const messages = useKitMessages(english);
  const left = max - used;
  return (
    <div data-part="counter" className={css.counter} data-full={left === 0 || undefined}>
      <span aria-hidden="true">{`${String(used)}/${String(max)}`}</span>
      {/* Said near the end only: a count after every key would drown the keys themselves. */}
      <span aria-live="polite" data-part="hidden-label" className={hiddenLabel}>
        {left <= 10 ? fillMessage(messages.charactersLeft, { count: left }) : null}
      </span>
    </div>
  );
}
