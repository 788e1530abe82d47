import { useRef, type KeyboardEvent } from 'react';
import type { UTCTimestamp } from 'lightweight-charts';
import { canvas, chartBox } from './Chart.css.js';
import { usePriceDrawing, type PriceDrawingProps } from './usePriceDrawing.js';

export interface PriceChartProps extends PriceDrawingProps {
  /** The accessible name of the chart. */
  label: string;
  /** The selected bar in words. */
  valueText: string;
  /** The bar under the crosshair, as an index of `bars`; null if there is none. */
  index: number | null;
}

/** A price chart drawn by lightweight-charts. Arrow keys, or a long press with a finger, move the crosshair; Escape removes it. */
export function PriceChart(props: PriceChartProps) {
  const { bars, index, onIndexChange } = props;
  const box = useRef<HTMLDivElement>(null);
  const drawing = usePriceDrawing(box, props);
  const moveTo = (next: number) => {
    const at = Math.min(Math.max(next, 0), bars.length - 1);
    const bar = bars[at];
    if (bar === undefined || drawing.current === undefined) return;
    const { chart, price } = drawing.current;
    chart.setCrosshairPosition(bar.close, bar.time as UTCTimestamp, price);
    onIndexChange(at);
  };
  const leave = () => {
    drawing.current?.chart.clearCrosshairPosition();
    onIndexChange(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && index !== null) {
      // What is around the chart must not close too.
      event.stopPropagation();
      leave();
    }
    const here = index ?? bars.length - 1;
    const targets: Partial<Record<string, number>> = {
      ArrowLeft: here - 1,
      ArrowRight: here + 1,
      PageUp: here - 10,
      PageDown: here + 10,
      Home: 0,
      End: bars.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  };
  return (
    <div
      className={chartBox}
      role="slider"
      tabIndex={0}
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={Math.max(bars.length - 1, 0)}
      aria-valuenow={index ?? Math.max(bars.length - 1, 0)}
      aria-valuetext={props.valueText}
      onKeyDown={onKeyDown}
      onBlur={leave}
    >
      <div ref={box} className={canvas} />
    </div>
  );
}
