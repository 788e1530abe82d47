import { useEffect, useRef, type PointerEvent } from 'react';
import { useEffectEvent } from '../hooks/useEffectEvent.js';
import { watchSize } from '../dom/watchSize.js';
import { windowOf } from '../dom/tree.js';
import { drawStrokes, type PenPoint, type Stroke } from './drawSignature.js';

/**
 * A canvas for drawing with finger, pen or mouse. The strokes are kept in a ref and not in state, because a render
 * per point would lag behind the finger. `onStrokes` is called with them when the pen is lifted.
 */
export function useStrokes(isEnabled: boolean, onStrokes: (strokes: readonly Stroke[]) => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const strokes = useRef<Stroke[]>([]);
  const current = useRef<{ pointerId: number; points: PenPoint[] } | null>(null);

  const redraw = () => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    context.clearRect(0, 0, element.width, element.height);
    context.strokeStyle = getComputedStyle(element).color;
    const pen = current.current;
    drawStrokes(context, pen === null ? strokes.current : [...strokes.current, pen.points], element.width);
  };
  const onResize = useEffectEvent(() => {
    const element = canvas.current;
    if (element === null) return;
    const scale = windowOf(element).devicePixelRatio || 1;
    element.width = Math.round(element.clientWidth * scale);
    element.height = Math.round(element.clientHeight * scale);
    redraw();
  });

  useEffect(() => {
    const element = canvas.current;
    if (!isEnabled || element === null) return undefined;
    return watchSize([element], () => onResize());
  }, [isEnabled]);

  const pointOf = (event: { clientX: number; clientY: number }, element: Element): PenPoint => {
    const { left, top, width } = element.getBoundingClientRect();
    return [(event.clientX - left) / width, (event.clientY - top) / width];
  };
  const lift = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = current.current;
    if (pen === null || pen.pointerId !== event.pointerId) return;
    current.current = null;
    strokes.current = [...strokes.current, pen.points];
    redraw();
    onStrokes(strokes.current);
  };
  const erase = () => {
    strokes.current = [];
    current.current = null;
    redraw();
  };
  return {
    erase,
    clear: () => {
      erase();
      onStrokes(strokes.current);
    },
    pad: {
      ref: canvas,
      onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
        // A second finger, or the hand beside the pen, draws nothing.
        if (!isEnabled || event.button !== 0 || current.current !== null) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        current.current = { pointerId: event.pointerId, points: [pointOf(event, event.currentTarget)] };
        redraw();
      },
      onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
        const pen = current.current;
        if (pen === null || pen.pointerId !== event.pointerId) return;
        // All points since the last frame, so that a quick curve stays round.
        const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
        const element = event.currentTarget;
        for (const one of all.length > 0 ? all : [event]) pen.points.push(pointOf(one, element));
        redraw();
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}
