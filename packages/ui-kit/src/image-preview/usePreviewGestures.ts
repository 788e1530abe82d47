import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { FITTED, panBy, releaseOf, TAP_SCALE, zoomTo, type PreviewView, type Stage } from './previewView.js';

interface Finger {
  xPx: number;
  yPx: number;
}

export interface PreviewGestures {
  stage: RefObject<HTMLElement | null>;
  view: PreviewView;
  onView: (change: (view: PreviewView) => PreviewView) => void;
  onRelease: (meaning: ReturnType<typeof releaseOf>) => void;
}

/** A finger that moved no further has tapped. CSS px. */
const TAP_PX = 20;
/** A second tap within this time makes a double tap. ms */
const DOUBLE_TAP_MS = 300;

/**
 * Pointers on the stage: one moves or swipes the picture, two pinch it. A double tap or click zooms in and out; a
 * single one closes a picture that fits.
 */
export function usePreviewGestures({ stage, view, onView, onRelease }: PreviewGestures) {
  const fingers = useRef(new Map<number, Finger>());
  const start = useRef<Finger | null>(null);
  const wasPinched = useRef(false);
  /** The timer of a tap that may become a double tap. */
  const tap = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSecondTap = useRef(false);
  useEffect(() => () => clearTimeout(tap.current), []);

  const measure = (): Stage & { leftPx: number; topPx: number } => {
    const box = stage.current?.getBoundingClientRect();
    return {
      widthPx: box?.width ?? 0,
      heightPx: box?.height ?? 0,
      leftPx: (box?.left ?? 0) + (box?.width ?? 0) / 2,
      topPx: (box?.top ?? 0) + (box?.height ?? 0) / 2,
    };
  };
  const end = (event: PointerEvent, isCancelled: boolean) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    const from = start.current;
    start.current = null;
    if (from === null || isCancelled || wasPinched.current || view.scale > 1) return;
    const [dxPx, dyPx] = [event.clientX - from.xPx, event.clientY - from.yPx];
    if (Math.hypot(dxPx, dyPx) > TAP_PX) onRelease(releaseOf(dxPx, dyPx));
    else if (!isSecondTap.current) {
      tap.current = setTimeout(() => {
        tap.current = undefined;
        onRelease('close');
      }, DOUBLE_TAP_MS);
    }
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      isSecondTap.current = tap.current !== undefined;
      clearTimeout(tap.current);
      tap.current = undefined;
      const finger = { xPx: event.clientX, yPx: event.clientY };
      if (fingers.current.size === 0) {
        start.current = finger;
        wasPinched.current = false;
      } else wasPinched.current = true;
      fingers.current.set(event.pointerId, finger);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const finger = fingers.current.get(event.pointerId);
      if (finger === undefined) return;
      const moved = { xPx: event.clientX, yPx: event.clientY };
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, moved);
      const room = measure();
      const [dxPx, dyPx] = [moved.xPx - finger.xPx, moved.yPx - finger.yPx];
      if (other === undefined) return onView((before) => panBy(before, dxPx, dyPx, room));
      const before = Math.hypot(finger.xPx - other.xPx, finger.yPx - other.yPx);
      const after = Math.hypot(moved.xPx - other.xPx, moved.yPx - other.yPx);
      const [xPx, yPx] = [
        (moved.xPx + other.xPx) / 2 - room.leftPx,
        (moved.yPx + other.yPx) / 2 - room.topPx,
      ];
      onView((old) =>
        zoomTo(
          panBy(old, dxPx / 2, dyPx / 2, room),
          (old.scale * after) / Math.max(1, before),
          xPx,
          yPx,
          room,
        ),
      );
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, false),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, true),
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const room = measure();
      const [xPx, yPx] = [event.clientX - room.leftPx, event.clientY - room.topPx];
      onView((old) => (old.scale > 1 ? FITTED : zoomTo(old, TAP_SCALE, xPx, yPx, room)));
    },
    /** Zooms around the centre, for buttons, keys and the wheel. */
    zoomBy: (factor: number) => onView((old) => zoomTo(old, old.scale * factor, 0, 0, measure())),
    panBy: (dxPx: number, dyPx: number) => onView((old) => panBy(old, dxPx, dyPx, measure())),
  };
}
