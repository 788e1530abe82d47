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

/** By how many bars a key moves the crosshair, which stays between the first and the last. */
const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -Infinity,
  End: Infinity,
};

/**
 * A price chart drawn by lightweight-charts. Arrow keys, or a long press with a finger, move the crosshair; Escape
 * removes it.
 */
export function PriceChart(props: PriceChartProps) {
  const { bars, index, onIndexChange } = props;
  const box = useRef<HTMLDivElement>(null);
  const drawing = usePriceDrawing(box, props);
  const last = Math.max(bars.length - 1, 0);
  const leave = () => {
    drawing.current?.chart.clearCrosshairPosition();
    onIndexChange(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max((index ?? last) + step, 0), last);
    const bar = bars[next];
    if (bar === undefined || drawing.current === undefined) return;
    const { chart, price } = drawing.current;
    chart.setCrosshairPosition(bar.close, bar.time as UTCTimestamp, price);
    onIndexChange(next);
  };
  return (
    <div
      className={chartBox}
      role="slider"
      tabIndex={0}
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index ?? last}
      aria-valuetext={props.valueText}
      onKeyDown={onKeyDown}
      onBlur={leave}
    >
      <div ref={box} className={canvas} />
    </div>
  );
}
