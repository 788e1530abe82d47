import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { CheckIcon } from '../icon/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import type { PickerOption } from './Picker.js';
import * as css from './Picker.css.js';
import { findTyped, TYPE_AHEAD_MS } from './typeAhead.js';

export interface ListboxProps<Value extends string> {
  /** The subject of the choice; names the list. */
  label: string;
  /** The options, in list order. */
  options: readonly PickerOption<Value>[];
  /** The chosen value; '' while there is none. */
  value: Value | '';
  /** Called with the option that a press, Enter or Space chose. Never with a disabled one. */
  onChoose: (value: Value) => void;
  /** The list, which takes the focus. */
  ref?: Ref<HTMLDivElement>;
}

/** The open list. It is one tab stop; arrow keys, Home, End and letters move inside it. */
export function Listbox<Value extends string>({ label, options, value, onChoose, ref }: ListboxProps<Value>) {
  const id = useId();
  const { locale } = useKitLocale();
  const chosen = options.findIndex((option) => option.value === value);
  const firstUsable = options.findIndex((option) => option.disabled !== true);
  const [active, setActive] = useState(chosen === -1 ? firstUsable : chosen);
  const typed = useRef({ text: '', atMs: 0 });
  const idOf = (index: number) => `${id}-${String(index)}`;

  /** The nearest enabled option from `index` on, in steps of 1 or -1; the active one if there is none. */
  const usableFrom = (index: number, step: 1 | -1) => {
    for (let at = index; at >= 0 && at < options.length; at += step)
      if (options[at]?.disabled !== true) return at;
    return active;
  };
  const choose = (index: number) => {
    const option = options[index];
    if (option !== undefined && option.disabled !== true) onChoose(option.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key, timeStamp } = event;
    const isTyping = typed.current.text !== '' && timeStamp - typed.current.atMs < TYPE_AHEAD_MS;
    const last = options.length - 1;
    if (key === 'ArrowDown') setActive(usableFrom(active + 1, 1));
    else if (key === 'ArrowUp') setActive(usableFrom(active - 1, -1));
    else if (key === 'Home') setActive(usableFrom(0, 1));
    else if (key === 'End') setActive(usableFrom(last, -1));
    else if (key === 'Enter' || (key === ' ' && !isTyping)) choose(active);
    else if ([...key].length === 1) {
      typed.current = { text: (isTyping ? typed.current.text : '') + key, atMs: timeStamp };
      const labels = options.map((option) => option.label);
      const found = findTyped(labels, typed.current.text, active, locale);
      if (found !== -1) setActive(found);
    } else return;
    event.preventDefault();
  };

  /** One listener for all options: the list has the focus and handles the keys, not the options. */
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const row = (event.target as Element).closest('[role=option]');
    if (row !== null) choose([...event.currentTarget.children].indexOf(row));
  };

  return (
    <div
      ref={ref}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={active === -1 ? undefined : idOf(active)}
      data-part="list"
      className={css.list}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {options.map((option, index) => (
        <div
          key={option.value}
          ref={index === active ? intoView : undefined}
          id={idOf(index)}
          role="option"
          aria-selected={index === chosen}
          aria-disabled={option.disabled}
          data-part="option"
          className={css.option}
          data-active={index === active || undefined}
        >
          {option.start}
          <span data-part="words" className={css.words}>
            {option.label}
            {option.note === undefined ? null : (
              <span data-part="note" className={css.note}>
                {option.note}
              </span>
            )}
          </span>
          {index === chosen ? <CheckIcon size="medium" className={css.check} /> : null}
        </div>
      ))}
    </div>
  );
}

/** A ref of the active option. A product's tests may have elements that do not scroll. */
const intoView = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });
