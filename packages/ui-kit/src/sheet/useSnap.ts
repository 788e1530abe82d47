import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { listOf } from '../checks/usable.js';
import { isDevelopment, warnOnce } from '../format/developmentWarning.js';

/** The parts of the screen that can be used, lowest first; what cannot is left out, and said while developing. */
export function usableParts(points: readonly number[] | undefined): readonly number[] {
  if (points === undefined) return [];
  const given = listOf('Sheet', 'snapPoints', points);
  const parts = [...new Set(given)].filter((part) => part > 0 && part <= 1).sort((a, b) => a - b);
  if (isDevelopment && parts.length < given.length)
    warnOnce(
      `Sheet: snapPoints [${given.join(', ')}] has the same twice, or what is no part of the screen.`,
      'The sheet does not rest there.',
      'Pass different parts of the screen above 0 and up to 1, such as [0.4, 0.9].',
    );
  return parts;
}

// A server has nothing to measure, and React warns of effects that never run there.
const useMeasuredEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

export interface SnapOptions {
  readonly isOpen: boolean;
  /** Where the owner wants it; undefined: where the customer drew it. */
  readonly given: number | undefined;
  readonly onChange: ((at: number) => void) | undefined;
  /** The heights at which the sheet rests, lowest first. CSS px */
  readonly heightsPx: () => readonly number[];
}

/**
 * At which of its heights a sheet stands, and its way there: the new height at once, and from the old one by a transform,
 * which costs no layout and which reduced motion takes away.
 */
export function useSnap(
  sheet: RefObject<HTMLElement | null>,
  { isOpen, given, onChange, heightsPx }: SnapOptions,
) {
  const [own, setOwn] = useState(0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [openedAt, setOpenedAt] = useState(given ?? 0);
  // NaN, which is not open, differs from itself: without this it would be set for ever.
  if (!Object.is(isOpen, wasOpen)) {
    setWasOpen(isOpen);
    // Each opening begins at the lowest height, or where the owner wants it.
    setOwn(0);
    setOpenedAt(given ?? 0);
  }
  const at = given ?? own;
  /** Where a finger left the sheet. */
  const leftAtPx = useRef<number | undefined>(undefined);
  const stoodAt = useRef(at);

  const move = () => {
    const element = sheet.current;
    const fromPx = leftAtPx.current ?? heightsPx()[stoodAt.current];
    leftAtPx.current = undefined;
    stoodAt.current = at;
    if (element === null || fromPx === undefined || fromPx === element.offsetHeight) return;
    element.setAttribute('data-dragging', '');
    element.style.transform = `translateY(${String(element.offsetHeight - fromPx)}px)`;
    // Read, so that the browser draws it there before it lets it go.
    element.getBoundingClientRect();
    element.removeAttribute('data-dragging');
    element.style.removeProperty('transform');
  };
  const onMoved = useEffectEvent(move);
  useMeasuredEffect(() => onMoved(), [at, isOpen]);

  return {
    at,
    /** It stands elsewhere than it opened. */
    hasMoved: at !== openedAt,
    /** Goes to a height; `fromPx`: how much of the sheet is to be seen now, where a finger left it. */
    go: (next: number, fromPx?: number) => {
      leftAtPx.current = fromPx;
      if (next === at) return move();
      setOwn(next);
      onChange?.(next);
    },
  };
}
