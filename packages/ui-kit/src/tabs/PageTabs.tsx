import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { rootOf } from '../css/rootOf.js';
import { windowOf } from '../dom/tree.js';
import { listOf } from '../checks/usable.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import * as css from './PageTabs.css.js';
import { Tabs, type TabsProps } from './Tabs.js';

/**
 * Tabs whose panels scroll with the page. The list of tabs sticks below the page's bar. While it sticks, a tab returns
 * to its last scroll position, at first to its beginning; before, a change of tabs does not scroll the page.
 */
export function PageTabs<Value extends string = string>({ ref, ...props }: TabsProps<Value>) {
  const { label, keepMounted } = props;
  const [value, setValue] = useOwnValue<Value>('PageTabs', props);
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => frame.current);
  /** The scroll position of each tab below the list when it was left, CSS px. */
  const places = useRef(new Map<Value, number>());
  /**
   * Whether the list was sticking when the reader chose a tab; undefined if nobody did, and the page must not scroll.
   */
  const wasAtRest = useRef<boolean>(undefined);

  useLayoutEffect(() => {
    const isAtRest = wasAtRest.current;
    wasAtRest.current = undefined;
    if (frame.current === null || isAtRest === undefined) return;
    // A short or loading panel would move the list down again.
    frame.current.style.minHeight = isAtRest ? `calc(100dvh - ${String(restsAtPx(frame.current))}px)` : '';
    if (!isAtRest) return;
    const place = places.current.get(value) ?? 0;
    windowOf(frame.current).scrollBy({ top: place - scrolledPx(frame.current), behavior: 'instant' });
  }, [value]);

  return (
    <div {...rootOf(props, css.frame)} ref={frame} data-part="page-tabs">
      <Tabs
        label={label}
        // Without a value, of which the developer has been told, no tab is chosen.
        value={value || ('' as Value)}
        keepMounted={keepMounted}
        items={listOf('PageTabs', 'items', props.items)}
        onValueChange={(next) => {
          const place = frame.current === null ? 0 : scrolledPx(frame.current);
          places.current.set(value, Math.max(0, place));
          // Sticking, within a fraction of a pixel.
          wasAtRest.current = place > -1;
          setValue(next);
        }}
      />
    </div>
  );
}

/** The position in the window at which the list sticks, CSS px from the top. */
function restsAtPx(frame: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(frame.querySelector('[role=tablist]') ?? frame).top);
}

/** How far the page was scrolled since the list stuck, CSS px; negative before. */
function scrolledPx(frame: HTMLElement): number {
  return restsAtPx(frame) - frame.getBoundingClientRect().top;
}
