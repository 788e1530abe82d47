import { useState, type CSSProperties, type PointerEvent } from 'react';
import { alsoHeard } from '../css/alsoHeard.js';
import { rootOf } from '../css/rootOf.js';
import { listOf } from '../checks/usable.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import { useSlideSwipe } from '../swiper/useSlideSwipe.js';
import * as css from './SwipeTabs.css.js';
import { Tabs, type TabsProps } from './Tabs.js';

/**
 * Tabs whose panels a finger can also swipe between; everything else is as in `Tabs`. Elements inside a panel that swipe
 * or scroll sideways keep their gestures.
 */
export function SwipeTabs<Value extends string = string>(props: TabsProps<Value>) {
  const { label, keepMounted } = props;
  const [value, setValue] = useOwnValue<Value>('SwipeTabs', props);
  const items = listOf('SwipeTabs', 'items', props.items).filter(({ disabled }) => disabled !== true);
  const at = Math.max(
    0,
    items.findIndex((item) => item.value === value),
  );
  const [came, setCame] = useState<{ to: Value; from: 'next' | 'previous' } | null>(null);
  const onSwiped = (next: number) => {
    const item = items[next];
    if (item === undefined || next === at) return;
    setCame({ to: item.value, from: next > at ? 'next' : 'previous' });
    setValue(item.value);
  };
  const { position, handlers } = useSlideSwipe(at, items.length, onSwiped, isForTheTabs);
  return (
    <div
      {...rootOf(props, css.swipe)}
      role="presentation"
      data-part="swipe-tabs"
      data-held={position !== null || undefined}
      // A tab that was not swiped to has no entering side.
      data-came={came !== null && came.to === value ? came.from : undefined}
      style={
        position === null
          ? props.style
          : ({ ...props.style, '--uk-tabs-moved': String(at - position) } as CSSProperties)
      }
      {...alsoHeard(props, handlers)}
    >
      <Tabs
        label={label}
        // Without a value, of which the developer has been told, no tab is chosen.
        value={value || ('' as Value)}
        onValueChange={setValue}
        items={props.items}
        keepMounted={keepMounted}
      />
    </div>
  );
}

/** Whether a finger on a panel may swipe the tabs: nothing under it handles sideways movements itself. */
function isForTheTabs(event: PointerEvent<HTMLElement>): boolean {
  if (event.pointerType === 'mouse') return false;
  const target = event.target as Element;
  const panel = [...(event.currentTarget.firstElementChild?.children ?? [])].find(
    (child) => child.getAttribute('role') === 'tabpanel' && child.contains(target),
  );
  if (panel === undefined) return false;
  for (
    let element: Element | null = target;
    element !== null && element !== panel;
    element = element.parentElement
  ) {
    const { touchAction, overflowX } = getComputedStyle(element);
    const isScrolled: boolean = element.scrollWidth > element.clientWidth && /auto|scroll/.test(overflowX);
    // A part that follows the finger sets its `touch-action`.
    if (isScrolled || !['auto', 'manipulation'].includes(touchAction) || element.matches('input[type=range]'))
      return false;
  }
  return true;
}
