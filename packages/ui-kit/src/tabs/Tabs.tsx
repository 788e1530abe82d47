import * as Radix from '@radix-ui/react-tabs';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { alsoHeard } from '../css/alsoHeard.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { listOf, warnOfChoice } from '../checks/usable.js';
import { tabStopsIn } from '../dom/tabStops.js';
import { useOwnValue, type ValueProps } from '../hooks/useOwnValue.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import * as css from './Tabs.css.js';

/** A tab and its panel. */
export interface TabItem<Value extends string = string> {
  /** Unique among the tabs. */
  readonly value: Value;
  /** Plain text on one line. */
  readonly label: string;
  /** A count after the label, also 0; part of the tab's name. @default none */
  readonly badgeCount?: number | undefined;
  /** Whether the tab is shown, but cannot be chosen. @default false */
  readonly disabled?: boolean | undefined;
  /** The panel. Mounted while the tab is chosen; with `keepMounted`, from the first choice on. */
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string = string> extends RootProps, ValueProps<Value> {
  /** The chosen tab's value, often from the URL. A value of no tab shows no panel. */
  value?: Value | undefined;
  /** Two or more tabs, in list order. The list scrolls sideways if it is too wide. */
  items: readonly TabItem<Value>[];
  /** The accessible name of the list of tabs; not visible. */
  label: string;
  /** Keeps panels mounted and hidden once they were chosen, with what was typed there. @default false */
  keepMounted?: boolean | undefined;
}

/** Several panels in the same place, of which one is shown. */
export function Tabs<Value extends string = string>({
  items: givenItems,
  label,
  keepMounted,
  ...rest
}: TabsProps<Value>) {
  const [value, setValue] = useOwnValue<Value>('Tabs', rest);
  const items = listOf('Tabs', 'items', givenItems);
  warnOfChoice('Tabs', value, items);
  const id = useId();
  const { direction } = useKitLocale();
  const list = useRef<HTMLDivElement>(null);
  const scrolledTo = useRef<string>(undefined);
  const opened = useOpened(value, keepMounted);

  // A badge that arrives later moves the tabs after it, and may push the chosen one out of the list.
  const place = `${value}${items.map(({ badgeCount }) => badgeCount).join()}`;
  useEffect(() => {
    // The effect also runs when a hidden page is shown again; measuring would then force a layout of all of it.
    if (scrolledTo.current === place) return;
    scrolledTo.current = place;
    const strip = list.current;
    const chosen = strip?.querySelector<HTMLElement>('[data-state=active]');
    // Not scrollIntoView, because it would scroll the page too.
    if (strip && chosen) strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2;
  }, [place]);

  return (
    <Radix.Root
      {...rootOf(rest, css.root)}
      {...alsoHeard(rest, { onKeyDown: markStops })}
      data-part="tabs"
      // Determines which arrow key leads to the next tab.
      dir={direction}
      value={value}
      // Every trigger has the value of an item.
      onValueChange={(next) => setValue(next as Value)}
    >
      <Radix.List ref={list} data-part="list" className={css.list} aria-label={label}>
        {items.map((item, index) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            data-part="tab"
            className={css.tab}
            disabled={item.disabled}
          >
            {item.label}
            {item.badgeCount === undefined ? null : (
              <>
                {' '}
                <span data-part="badge" className={css.badge}>
                  {item.badgeCount}
                </span>
              </>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item, index) => (
        // Not Radix's panel: it removes the old one before it renders the new one, and the page would meanwhile be
        // shorter than its scroll position.
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          data-part="panel"
          className={css.panel}
          data-state={item.value === value ? 'active' : 'inactive'}
          hidden={item.value !== value}
          tabIndex={0}
        >
          {item.value === value || opened.has(item.value) ? item.content : null}
        </div>
      ))}
    </Radix.Root>
  );
}

/** Before Tab moves the focus: a panel is a stop itself only while nothing in it is. */
function markStops({ currentTarget }: KeyboardEvent<HTMLElement>): void {
  for (const panel of currentTarget.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]'))
    panel.tabIndex = tabStopsIn(panel).length > 0 ? -1 : 0;
}

/** The tabs that were opened, if they are to be kept. */
function useOpened(value: string, isKept: boolean | undefined): ReadonlySet<string> {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (isKept && !opened.has(value)) setOpened(new Set([...opened, value]));
  return opened;
}
