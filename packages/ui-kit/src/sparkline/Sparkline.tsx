import { memo } from 'react';
import { listOf, warnOfValue } from '../checks/usable.js';
import { join } from '../css/join.js';
import type { Direction } from '../format/index.js';
import { baseline, sparkline, tones } from './Sparkline.css.js';
import { sparklinePath } from './sparklinePath.js';

export interface SparklineProps {
  /** Prices, oldest first. Fewer than two draw nothing. */
  values: readonly (string | number)[];
  /** Colour of the line, as the change beside it. @default 'flat' */
  direction?: Direction;
  /** How wide it is drawn. CSS px. @default 64 */
  widthPx?: number;
  /** How tall it is drawn. CSS px. @default 28 */
  heightPx?: number;
  /** What it shows, where no figure beside it says so. Without it the line is decoration. */
  label?: string;
}

/** A price's course in a line's height, with a dotted line at where it started. */
export const Sparkline = memo(function Sparkline(props: SparklineProps) {
  const { direction = 'flat', widthPx = 64, heightPx = 28, label } = props;
  const values = listOf('Sparkline', 'values', props.values);
  const wrong = values.findIndex((value) => !Number.isFinite(Number(value)));
  if (wrong !== -1)
    warnOfValue('Sparkline', `values[${wrong}]`, values[wrong], [
      'is no number.',
      'The line goes on without it.',
      'Pass numbers or decimal strings; leave out what is not known.',
    ]);
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
