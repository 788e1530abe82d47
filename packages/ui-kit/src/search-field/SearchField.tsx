import { useImperativeHandle, useRef, type KeyboardEvent } from 'react';
import { textOf } from '../checks/usable.js';
import { Field, type FieldProps } from '../field/index.js';
import { slotButton } from '../field/Field.css.js';
import { useComposedText } from '../field/useComposedText.js';
import { useOwnValue } from '../field/useOwnValue.js';
import { CloseIcon, SearchIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { searchControl } from './SearchField.css.js';

const english = { search: en.search, clear: en.clear };

export interface SearchFieldProps extends Omit<FieldProps<string>, 'required' | 'label'> {
  /** Accessible name; also the placeholder by default. @default the kit's "Search" */
  label?: string | undefined;
  /** Shown while it is empty. @default `label` */
  placeholder?: string | undefined;
  /** Called on Enter, or on the keypad's search key. */
  onSearch?: ((text: string) => void) | undefined;
  /** The maximum number of characters. @default 140 */
  maxLength?: number | undefined;
  /** Focuses it on mount. Use it only if searching is the page's only purpose. @default false */
  autoFocus?: boolean | undefined;
}

/** A search text with a clear button. Escape clears it too. */
export function SearchField({ ref, ...props }: SearchFieldProps) {
  const messages = useKitMessages(english);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const label = props.label ?? messages.search;
  const maxLength = props.maxLength ?? 140;
  const [held, setValue] = useOwnValue(props);
  const value = textOf('SearchField', 'value', held);
  const text = useComposedText(value, setValue, maxLength);
  const clear = () => {
    setValue('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // During a composition, Enter and Escape choose or drop a suggestion.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') props.onSearch?.(value);
    if (event.key !== 'Escape' || value === '') return;
    // The first Escape clears the field; the next one may close its container.
    event.stopPropagation();
    event.preventDefault();
    clear();
  };
  return (
    <Field
      {...props}
      label={label}
      isLabelHidden
      start={<SearchIcon size="medium" />}
      end={
        value === '' || props.disabled ? undefined : (
          <button
            type="button"
            data-part="slot-button"
            className={slotButton}
            aria-label={messages.clear}
            onClick={clear}
          >
            <CloseIcon size="small" />
          </button>
        )
      }
    >
      {(field) => (
        <input
          {...field}
          {...text}
          ref={input}
          data-part="search-control"
          className={searchControl}
          name={props.name}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={props.autoFocus}
          maxLength={maxLength}
          placeholder={props.placeholder ?? label}
          onKeyDown={onKeyDown}
          onBlur={props.onBlur}
        />
      )}
    </Field>
  );
}
