import { useEffect, useRef, type FocusEvent, type MouseEvent, type RefObject } from 'react';
import { CheckIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import * as rows from '../picker/Picker.css.js';
import type { PickerOption } from '../picker/index.js';
import * as css from './Combobox.css.js';
import type { FoundOptions } from './useFoundOptions.js';
import { usePanelPlace } from './usePanelPlace.js';

const english = {
  suggestions: en.suggestions,
  noMatches: en.noMatches,
  loading: en.loading,
  failedTitle: en.failedTitle,
  retry: en.retry,
};

export interface OptionPanelProps<Value extends string> {
  /** The beginning of the ids of panel, list and options. */
  id: string;
  /** Names the list. */
  label: string;
  /** The input of the field that the panel belongs to. */
  input: RefObject<HTMLInputElement | null>;
  /** Whether it is visible. */
  isShown: boolean;
  /** The options, in list order. */
  options: readonly PickerOption<Value>[];
  /** The chosen value; '' while there is none. */
  value: Value | '';
  /** The id of the option that Enter takes. */
  activeId: string | undefined;
  /** How far the search for options is. */
  state: FoundOptions<Value>['state'];
  /** Asks for the options again, after a failure. */
  onRetry: () => void;
  /** Called with the option that a tap chose. */
  onChoose: (option: PickerOption<Value>) => void;
  /** Called when the focus leaves its button. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** The options below a text input, or why there are none. It lies above everything else, as a popover. */
export function OptionPanel<Value extends string>(props: OptionPanelProps<Value>) {
  const { id, input, options, isShown, activeId, state } = props;
  const messages = useKitMessages(english);
  const hasList = options.length > 0;
  /** Why there are no options. */
  const reason =
    state === 'failed' ? messages.failedTitle : state === 'loading' ? messages.loading : messages.noMatches;
  const heard = hasList ? fillMessage(messages.suggestions, { count: options.length }) : reason;
  const panel = useRef<HTMLDivElement>(null);

  usePanelPlace(panel, input, isShown);
  useEffect(() => {
    panel.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  /** One listener for all options. Keys arrive in the input. */
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const row = (event.target as Element).closest('[role=option]');
    const option = row && options[[...(row.parentElement?.children ?? [])].indexOf(row)];
    if (option) props.onChoose(option);
  };

  return (
    <>
      <span role="status" data-part="heard" className={css.heard}>
        {isShown && heard}
      </span>
      {isShown && (
        <div
          ref={panel}
          id={`${id}-p`}
          popover="manual"
          role="presentation"
          data-part="panel"
          className={css.panel}
          // The focus stays in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClick}
        >
          {hasList && (
            <div
              id={`${id}-l`}
              role="listbox"
              aria-label={props.label}
              aria-busy={state === 'loading'}
              // The arrow keys scroll it.
              tabIndex={-1}
              data-part="list"
              className={css.list}
            >
              {options.map((option, index) => (
                <div
                  key={option.value}
                  id={`${id}-${String(index)}`}
                  role="option"
                  aria-selected={option.value === props.value}
                  aria-disabled={option.disabled}
                  data-part="option"
                  className={`${rows.option} ${css.option}`}
                  data-active={`${id}-${String(index)}` === activeId || undefined}
                >
                  {option.start}
                  <span data-part="words" className={rows.words}>
                    {option.label}
                    {option.note === undefined ? null : (
                      <span data-part="note" className={rows.note}>
                        {option.note}
                      </span>
                    )}
                  </span>
                  {option.value === props.value ? <CheckIcon size="medium" className={rows.check} /> : null}
                </div>
              ))}
            </div>
          )}
          {!hasList && (
            <div data-part="message" className={css.message}>
              {reason}
              {state === 'failed' && (
                <button
                  type="button"
                  data-part="retry"
                  className={css.retry}
                  onClick={props.onRetry}
                  onBlur={props.onBlur}
                >
                  {messages.retry}
                </button>
              )}
            </div>
          )}
        </div>
      )}
    </>
  );
}
