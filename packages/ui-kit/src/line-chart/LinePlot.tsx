import { formatDecimal, withMinus } from '../format/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import { linePath, type ChartScale } from './chartScale.js';
import * as css from './LineChart.css.js';

interface LinePlotProps extends ChartScale {
  /** `points`: from left to right; null is a gap. */
  lines: readonly { id: string; points: readonly (number | null)[]; className: string }[];
}

/** The lines over a grid, and the figures of the vertical scale beside it. */
export function LinePlot({ ticks, low, high, decimals, lines }: LinePlotProps) {
  const { locale } = useKitLocale();
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" data-part="drawing" className={css.drawing}>
        {ticks.map((tick, index) => (
          <path
            key={index}
            d={`M0 ${(index / (ticks.length - 1)) * 100}H100`}
            vectorEffect="non-scaling-stroke"
            data-part="grid"
            className={css.grid}
          />
        ))}
        {lines.map((line) => (
          <path
            key={line.id}
            d={linePath(line.points, low, high)}
            vectorEffect="non-scaling-stroke"
            data-part="line"
            className={line.className}
          />
        ))}
      </svg>
      <div data-part="ticks" className={css.ticks}>
        {ticks.map((tick) => (
          <span key={tick.text} data-part="tick" className={css.tick}>
            {withMinus(formatDecimal(tick.text, { locale, decimals }))}
          </span>
        ))}
      </div>
    </>
  );
}
