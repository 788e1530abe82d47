import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { treeOf } from '../dom/tree.js';
import type { PickerOption } from '../picker/index.js';
import { OptionPanel } from './OptionPanel.js';
import { useEscape } from './useEscape.js';
import { useFoundOptions, type OptionSource } from './useFoundOptions.js';

export interface ComboboxSetup<Value extends string> extends Omit<OptionSource<Value>, 'isOpen'> {
  /** The name of the list. */
  readonly label: string;
  /** The chosen value; '' while there is none. */
  readonly value: Value | '';
  /** Whether Enter takes the first option without an arrow key. */
  readonly takesFirst: boolean;
  readonly onChoose: (option: PickerOption<Value>) => void;
  /** Called when the focus leaves input and panel. */
  readonly onLeave: (event: FocusEvent<HTMLInputElement>) => void;
}

/**
 * The list below a text input, by the combobox pattern of WAI-ARIA: the focus stays in the input, which names the
 * active option. Returns the props of the input, and the panel to render beside it.
 */
export function useCombobox<Value extends string>(setup: ComboboxSetup<Value>) {
  const { text, value } = setup;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** What the arrow keys chose; undefined since the last change of the text. */
  const [moved, setMoved] = useState<Value>();
  const { options, state, retry } = useFoundOptions({ ...setup, isOpen });
  const usable = options.filter((option) => option.disabled !== true);
  const isShown = isOpen && (options.length > 0 || text !== '');
  const hasList = isShown && options.length > 0;
  // Not during a search: the options are still those of the last text.
  const first = setup.takesFirst && text !== '' && state === 'ready' ? usable[0] : undefined;
  const active = hasList ? (usable.find((option) => option.value === moved) ?? first) : undefined;
  const idOf = (option: PickerOption) => `${id}-${String(options.indexOf(option as PickerOption<Value>))}`;
  const activeId = active && idOf(active);

  const open = () => {
    setOpen(true);
    setMoved(undefined);
  };
  const close = () => {
    setOpen(false);
    setMoved(undefined);
  };
  useEscape(input, isShown, close);

  const choose = (option: PickerOption<Value>) => {
    if (option.disabled === true) return;
    close();
    setup.onChoose(option);
    input.current?.focus();
  };
  const move = (step: 1 | -1) => {
    open();
    const from = active ?? (isShown ? undefined : usable.find((option) => option.value === value));
    // The first press shows the chosen option, the next one goes on from it.
    setMoved((isShown || from === undefined ? beside(from, step, usable) : from)?.value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // These keys belong to an input method: Safari reports the last one after the composition, with this code.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    if (event.key === 'ArrowDown' && event.altKey) open();
    else if (event.key === 'ArrowUp' && event.altKey) close();
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active !== undefined) choose(active);
    else return;
    event.preventDefault();
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!hasLeft(event, input.current, `${id}-p`)) return;
    close();
    setup.onLeave(event as FocusEvent<HTMLInputElement>);
  };

  return {
    input,
    /** Whether options, or why there are none, are visible. */
    isShown,
    /** Shows the list, if there is something in it, and makes no option active. */
    open,
    close,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': hasList,
      'aria-controls': hasList ? `${id}-l` : undefined,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      onKeyDown,
      onBlur: leave,
    } as const,
    panel: (
      <OptionPanel
        id={id}
        label={setup.label}
        input={input}
        isShown={isShown}
        options={options}
        value={value}
        activeId={activeId}
        state={state}
        onRetry={() => {
          retry();
          input.current?.focus();
        }}
        onChoose={choose}
        onBlur={leave}
      />
    ),
  };
}

/** The option after `from`, or before it, round the ends of the list; without `from`, the first or the last one. */
function beside<Option>(
  from: Option | undefined,
  step: 1 | -1,
  options: readonly Option[],
): Option | undefined {
  const start = from === undefined ? (step === 1 ? -1 : options.length) : options.indexOf(from);
  return options.at((start + step) % options.length);
}

/** Whether the focus goes elsewhere than to the input or into its panel. */
function hasLeft(event: FocusEvent<HTMLElement>, input: Element | null, panelId: string): boolean {
  const tree = treeOf(event.currentTarget);
  const to = event.relatedTarget;
  if (to !== null && (to === input || tree.getElementById(panelId)?.contains(to) === true)) return false;
  // Otherwise another window has the focus now; the input keeps it in this one.
  return tree.activeElement !== input;
}
