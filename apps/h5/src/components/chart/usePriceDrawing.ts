import { useEffect, useRef, type RefObject } from 'react';
import type { MouseEventParams, UTCTimestamp } from 'lightweight-charts';
import { useIsDark } from '../../state/appearance.js';
import { changeColors } from '../../state/preferences.js';
import { usePersisted } from '../../state/usePersisted.js';
import { chartColors } from './chartColors.js';
import { addLine, addStart, toPoint, toVolume } from './chartSeries.js';
import type { ChartBar, ChartLine, FollowBar } from './chartTypes.js';
import { createDrawing, type Drawing, type DrawingStyle } from './createDrawing.js';

const NO_TIMES: readonly number[] = [];

export interface PriceDrawingProps extends DrawingStyle {
  /** In ascending order of time. */
  bars: readonly ChartBar[];
  /** Follows the current bar, which replaces the last of `bars` or comes after it. Must be stable. */
  followLive?: FollowBar | undefined;
  /** Averages, comparisons, indicators. Must be stable while unchanged. */
  lines: readonly ChartLine[];
  /** Future times, in the unit of `time` in `bars`, that the time axis reserves room for. */
  timesToCome?: readonly number[] | undefined;
  /** A level drawn as a horizontal line, from which the change is measured. */
  start?: number | undefined;
  /** Called with the bar under the crosshair, as an index of `bars`; null if there is none. */
  onIndexChange: (index: number | null) => void;
}

/** Draws a price chart into `box`, and keeps it as the props say. Empty until it is mounted. */
export function usePriceDrawing(
  box: RefObject<HTMLElement | null>,
  props: PriceDrawingProps,
): RefObject<Drawing | undefined> {
  const { bars, followLive, lines, timesToCome = NO_TIMES, start } = props;
  const { kind, direction, isIntraday, places, hasVolume, locale } = props;
  /** What the chart is drawn with: another one makes another chart. */
  const look = [kind, direction, isIntraday, places, hasVolume, locale, useChartTheme()].join();
  const drawing = useRef<Drawing>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (box.current === null) return undefined;
    const drawn = createDrawing(box.current, latest.current);
    const onMove = ({ logical, point }: MouseEventParams) => {
      const at = point === undefined || logical === undefined ? null : Math.round(logical);
      const isInside = at !== null && at >= 0 && at < latest.current.bars.length;
      latest.current.onIndexChange(isInside ? at : null);
    };
    drawn.chart.subscribeCrosshairMove(onMove);
    drawing.current = drawn;
    return () => {
      drawing.current = undefined;
      drawn.chart.remove();
    };
  }, [box, look]);

  useEffect(() => {
    const { chart, price, volume, room } = drawing.current ?? {};
    if (chart === undefined || price === undefined) return;
    price.setData(bars.map(toPoint));
    volume?.setData(bars.map(toVolume));
    room?.setData(timesToCome.map((time) => ({ time: time as UTCTimestamp })));
    // The fixed right edge is the last price, so with future times it must not be fixed.
    chart.timeScale().applyOptions({ fixRightEdge: timesToCome.length === 0 });
    chart.timeScale().fitContent();
  }, [bars, timesToCome, look]);

  useEffect(() => {
    const { chart } = drawing.current ?? {};
    const element = box.current;
    if (chart === undefined || element === null) return undefined;
    const colors = chartColors(element);
    const drawn = lines.map((line) => addLine(chart, line, bars, colors));
    return () => {
      // If the chart was replaced by one of another kind, they are already removed.
      if (drawing.current?.chart === chart) for (const series of drawn) chart.removeSeries(series);
    };
  }, [box, lines, bars, look]);

  useEffect(() => {
    const { chart, price } = drawing.current ?? {};
    const element = box.current;
    if (price === undefined || element === null || start === undefined) return undefined;
    const line = addStart(price, start, chartColors(element));
    return () => {
      // If the chart was replaced by one of another kind, it is already removed.
      if (drawing.current?.chart === chart) price.removePriceLine(line);
    };
  }, [box, start, look]);

  useEffect(() => {
    const { price, volume } = drawing.current ?? {};
    const last = bars.at(-1);
    if (last === undefined) return undefined;
    return followLive?.((live) => {
      if (live.time < last.time) return;
      price?.update(toPoint(live));
      if (live.time > last.time) volume?.update(toVolume(live));
    });
  }, [followLive, bars, look]);

  return drawing;
}

/** Another text whenever the theme has other colours, so that a canvas, which has no style sheet, is drawn again. */
function useChartTheme(): string {
  const choice = usePersisted(changeColors);
  return `${useIsDark() ? 'dark' : 'light'} ${choice}`;
}
