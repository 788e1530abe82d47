import type { MouseEvent, ReactNode, ToggleEvent } from 'react';
import { listOf } from '../checks/usable.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { useOwnValue, type ValueProps } from '../hooks/useOwnValue.js';
import { ChevronDownIcon } from '../icon/index.js';
import * as css from './Accordion.css.js';

export interface AccordionItem<Value extends string = string> {
  readonly value: Value;
  /** The text that is always visible: a question, the name of a section. */
  readonly label: ReactNode;
  /** The text that opens below it. It is always in the page, so that the browser's find-in-page finds it. */
  readonly content: ReactNode;
}

export interface AccordionProps<Value extends string = string>
  extends RootProps, ValueProps<readonly Value[]> {
  /** In page order. */
  items: readonly AccordionItem<Value>[];
  /** Whether opening one item closes the others. @default false */
  isExclusive?: boolean | undefined;
}

/**
 * A list of items that open and close, such as questions with answers. `value` holds the open ones; without it, the
 * accordion keeps its own state.
 */
export function Accordion<Value extends string = string>({
  items: givenItems,
  isExclusive = false,
  ...props
}: AccordionProps<Value>) {
  const items = listOf('Accordion', 'items', givenItems);
  const [held, setHeld] = useOwnValue<readonly Value[]>('Accordion', {
    ...props,
    defaultValue: props.defaultValue ?? NONE,
  });
  const open = listOf('Accordion', 'value', held);
  const change = (value: Value, isOpen: boolean) => {
    const others = isExclusive ? [] : open.filter((other) => other !== value);
    setHeld(isOpen ? [...others, value] : others);
  };
  return (
    <div {...rootOf(props, css.accordion)} data-part="accordion">
      {items.map(({ value, label, content }) => {
        const isOpen = open.includes(value);
        return (
          <details
            key={value}
            data-part="item"
            data-state={isOpen ? 'open' : 'closed'}
            className={css.item}
            open={isOpen}
            // The browser opens it too, to show a match of its find-in-page.
            onToggle={(event: ToggleEvent<HTMLDetailsElement>) => {
              if (event.currentTarget.open !== isOpen) change(value, event.currentTarget.open);
            }}
          >
            <summary
              data-part="summary"
              className={css.summary}
              onClick={(event: MouseEvent) => {
                // The owner decides whether it opens.
                event.preventDefault();
                change(value, !isOpen);
              }}
            >
              <span data-part="words" className={css.words}>
                {label}
              </span>
              <span data-part="chevron" className={css.chevron}>
                <ChevronDownIcon size="small" />
              </span>
            </summary>
            <div data-part="content" className={css.content}>
              {content}
            </div>
          </details>
        );
      })}
    </div>
  );
}

const NONE: readonly never[] = [];
