import type { ComponentProps, KeyboardEvent, ReactNode, RefCallback, RefObject } from 'react';
import { Field } from '../field/index.js';
import { slotButton } from '../field/Field.css.js';
import { useComposedText } from '../field/useComposedText.js';
import { CloseIcon, SearchIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { searchControl } from './SearchField.css.js';
import type { SearchFieldProps } from './SearchField.js';

const english = { search: en.search, clear: en.clear };

export interface SearchFrameProps extends Omit<SearchFieldProps, 'ref'> {
  /** The shown text. */
  value: string;
  /** Called on each change of the text, also when it is cleared. */
  onValueChange: (value: string) => void;
  /** The input, which gets the focus when the text is cleared. */
  input: RefObject<HTMLInputElement | null>;
  /** The ref of `onFormReset`. */
  inForm: RefCallback<Element>;
  /**
   * Further props of the input. Its `onKeyDown` runs first; a key whose default it prevents does nothing else.
   */
  control?: ComponentProps<'input'> | undefined;
  /** Beside the input. */
  children?: ReactNode;
}

/** The common part of search fields: the icon, the clear button, and the keys Enter and Escape. */
export function SearchFrame({
  value,
  onValueChange,
  input,
  inForm,
  control,
  children,
  ...props
}: SearchFrameProps) {
  const messages = useKitMessages(english);
  const label = props.label ?? messages.search;
  const maxLength = props.maxLength ?? 140;
  const text = useComposedText(value, onValueChange, maxLength);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    control?.onKeyDown?.(event);
    // During a composition, Enter and Escape accept or cancel a suggestion of the input method.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
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
      ref={inForm}
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
        <>
          <input
            {...field}
            {...text}
            onBlur={props.onBlur}
            {...control}
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
          />
          {children}
        </>
      )}
    </Field>
  );
}
