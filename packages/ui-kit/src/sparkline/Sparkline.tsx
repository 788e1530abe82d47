import { memo, type NamedExoticComponent } from 'react';
import { listOf, warnOfLook, warnOfValue } from '../checks/usable.js';
import { join } from '../css/join.js';
import type { Direction } from '../format/index.js';
import { baseline, sparkline, tones } from './Sparkline.css.js';
import { sparklinePath } from './sparklinePath.js';

export interface SparklineProps {
  /** Prices, oldest first. Fewer than two draw nothing. */
  values: readonly (string | number)[];
  /** Colour of the line, like the change beside it. @default 'flat' */
  direction?: Direction | undefined;
  /** The width of the drawing. CSS px. @default 64 */
  widthPx?: number | undefined;
  /** The height of the drawing. CSS px. @default 28 */
  heightPx?: number | undefined;
  /** The accessible name, if no figure beside it says the same. Without it the line is decorative. */
  label?: string | undefined;
}

/** A small line chart of prices, with a dotted line at the first one. */
export const Sparkline: NamedExoticComponent<SparklineProps> = memo(function Sparkline(
  props: SparklineProps,
) {
  const { direction = 'flat', widthPx = 64, heightPx = 28, label } = props;
  const values = listOf('Sparkline', 'values', props.values);
  if (process.env.NODE_ENV !== 'production') {
    warnOfPrices(values);
    warnOfLook('Sparkline', 'direction', tones, direction);
  }
  const path = sparklinePath(values, widthPx, heightPx);
  return (
    <svg
      data-part="sparkline"
      className={join(sparkline, tones[direction])}
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {path && <path data-part="baseline" className={baseline} d={`M0 ${path.startY}H${widthPx}`} />}
      {path && <path d={path.line} />}
    </svg>
  );
});

/** Warns of the first price that cannot be drawn; called in development only. */
function warnOfPrices(values: SparklineProps['values']): void {
  const wrong = values.findIndex((value) => !Number.isFinite(Number(value)));
  if (wrong !== -1)
    warnOfValue('Sparkline', `values[${wrong}]`, values[wrong], [
      'is no number.',
      'The line goes on without it.',
      'Pass numbers or decimal strings; leave out what is not known.',
    ]);
}
