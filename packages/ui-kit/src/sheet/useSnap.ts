import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useEffectEvent } from '../hooks/useEffectEvent.js';
import { listOf } from '../checks/usable.js';
import { isInPage } from '../dom/page.js';
import { warnOnce } from '../checks/warnOnce.js';

/** The usable parts of the screen, lowest first. In development it warns about unusable ones, which are left out. */
export function usableParts(points: readonly number[] | undefined): readonly number[] {
  if (points === undefined) return [];
  const given = listOf('Sheet', 'snapPoints', points);
  const parts = [...new Set(given)].filter((part) => part > 0 && part <= 1).sort((a, b) => a - b);
  if (process.env.NODE_ENV !== 'production' && parts.length < given.length)
    warnOnce(
      `Sheet: snapPoints [${given.join(', ')}] has the same twice, or what is no part of the screen.`,
      'The sheet does not rest there.',
      'Pass different parts of the screen above 0 and up to 1, such as [0.4, 0.9].',
    );
  return parts;
}

// On a server there is no layout to measure, and React warns about layout effects.
const useMeasuredEffect = isInPage ? useLayoutEffect : useEffect;

export interface SnapOptions {
  readonly isOpen: boolean;
  /** The owner's index; undefined: the customer's. */
  readonly given: number | undefined;
  readonly onChange: ((at: number) => void) | undefined;
  /** The heights at which the sheet rests, lowest first. CSS px */
  readonly heightsPx: () => readonly number[];
}

/**
 * The height of a sheet, and the animation to it. The new height is set at once; a transform animates
 * from the old one, which costs no layout and which reduced motion disables.
 */
export function useSnap(
  sheet: RefObject<HTMLElement | null>,
  { isOpen, given, onChange, heightsPx }: SnapOptions,
) {
  const [own, setOwn] = useState(0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [openedAt, setOpenedAt] = useState(given ?? 0);
  // NaN as `isOpen` differs from itself; `Object.is` avoids an endless loop of renders.
  if (!Object.is(isOpen, wasOpen)) {
    setWasOpen(isOpen);
    // Each opening begins at the lowest height, or at the owner's.
    setOwn(0);
    setOpenedAt(given ?? 0);
  }
  const at = given ?? own;
  /** Where a finger released the sheet. */
  const leftAtPx = useRef<number | undefined>(undefined);
  const stoodAt = useRef(at);

  const move = () => {
    const element = sheet.current;
    const fromPx = leftAtPx.current ?? heightsPx()[stoodAt.current];
    leftAtPx.current = undefined;
    stoodAt.current = at;
    if (element === null || fromPx === undefined || fromPx === element.offsetHeight) return;
    element.setAttribute('data-dragging', '');
    element.style.transform = `translateY(${element.offsetHeight - fromPx}px)`;
    // Reading the layout makes the browser render the start of the animation.
    element.getBoundingClientRect();
    element.removeAttribute('data-dragging');
    element.style.removeProperty('transform');
  };
  const onMoved = useEffectEvent(move);
  useMeasuredEffect(() => onMoved(), [at, isOpen]);

  return {
    at,
    /** Whether it is at another height than at opening. */
    hasMoved: at !== openedAt,
    /** Moves to a height; `fromPx`: the visible height where a finger released it. */
    go: (next: number, fromPx?: number) => {
      leftAtPx.current = fromPx;
      if (next === at) return move();
      setOwn(next);
      onChange?.(next);
    },
  };
}
