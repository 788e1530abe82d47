import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { rootOf } from '../css/rootOf.js';
import { listOf } from '../checks/usable.js';
import { useOwnValue } from '../field/useOwnValue.js';
import * as css from './PageTabs.css.js';
import { Tabs, type TabsProps } from './Tabs.js';

/**
 * Tabs whose panels scroll with the page: their list stays in sight below the page's bar, and each tab comes back where it
 * was left, or at its beginning. While the list has not reached the bar, the page stays where it is.
 */
export function PageTabs<Value extends string = string>({ ref, ...props }: TabsProps<Value>) {
  const { label, keepMounted } = props;
  const [value, setValue] = useOwnValue<Value>(props);
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => frame.current);
  /** How far each tab was scrolled below the list when it was left, CSS px. */
  const places = useRef(new Map<Value, number>());
  /** Whether the list was at rest when the reader chose; undefined where nobody chose, and the page is not to be moved. */
  const wasAtRest = useRef<boolean>(undefined);

  useLayoutEffect(() => {
    const isAtRest = wasAtRest.current;
    wasAtRest.current = undefined;
    if (frame.current === null || isAtRest === undefined) return;
    // A panel that is short, or still loads, would pull the list down again.
    frame.current.style.minHeight = isAtRest ? `calc(100dvh - ${String(restsAtPx(frame.current))}px)` : '';
    if (!isAtRest) return;
    const place = places.current.get(value) ?? 0;
    window.scrollBy({ top: place - scrolledPx(frame.current), behavior: 'instant' });
  }, [value]);

  return (
    <div {...rootOf(props, css.frame)} ref={frame} data-part="page-tabs">
      <Tabs
        label={label}
        value={value}
        keepMounted={keepMounted}
        items={listOf('PageTabs', 'items', props.items)}
        onValueChange={(next) => {
          const place = frame.current === null ? 0 : scrolledPx(frame.current);
          places.current.set(value, Math.max(0, place));
          // At rest, to the part of a pixel that a screen may cut.
          wasAtRest.current = place > -1;
          setValue(next);
        }}
      />
    </div>
  );
}

/** Where in the window the list of tabs comes to rest, CSS px from its top. */
function restsAtPx(frame: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(frame.querySelector('[role=tablist]') ?? frame).top);
}

/** How far the page was scrolled since the list of tabs came to rest, CSS px; negative before that. */
function scrolledPx(frame: HTMLElement): number {
  return restsAtPx(frame) - frame.getBoundingClientRect().top;
}
