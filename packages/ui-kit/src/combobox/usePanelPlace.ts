import { useEffect, type RefObject } from 'react';
import { windowOf } from '../dom/tree.js';
import { placeOfPanel } from './placeOfPanel.js';

/** Opens the panel beside the box around `input`, and keeps it there while the page scrolls or its size changes. */
export function usePanelPlace(
  panel: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  isShown: boolean,
): void {
  useEffect(() => {
    const box = input.current?.parentElement;
    if (!isShown || panel.current === null || box == null) return undefined;
    const window = windowOf(box);
    const shown = panel.current;
    const place = () => placePanel(shown, box);
    shown.showPopover?.();
    place();
    const view = window.visualViewport;
    const end = new AbortController();
    const { signal } = end;
    // In the capture phase, because scroll events of ancestors do not bubble to the window.
    window.addEventListener('scroll', place, { capture: true, signal });
    window.addEventListener('resize', place, { signal });
    view?.addEventListener('resize', place, { signal });
    view?.addEventListener('scroll', place, { signal });
    return () => end.abort();
  }, [panel, input, isShown]);
}

function placePanel(panel: HTMLElement, box: HTMLElement): void {
  const field = box.getBoundingClientRect();
  const { visualViewport: view, innerHeight } = windowOf(box);
  const place = placeOfPanel(field, {
    top: view?.offsetTop ?? 0,
    height: view?.height ?? innerHeight,
  });
  const px = (value: number) => `${String(Math.round(value))}px`;
  Object.assign(panel.style, {
    left: px(field.left),
    top: px(place.y),
    translate: place.isAbove ? '0 -100%' : '',
    width: px(field.width),
    maxHeight: px(place.maxHeight),
  });
  panel.dataset['state'] = 'open';
}
