import { useId, type ReactNode } from 'react';
import { listOf, warnOfValue } from '../checks/usable.js';
import { chart, chartCaption } from '../css/chart.css.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { percentSuffix } from '../format/formatChange.js';
import { UNKNOWN } from '../format/formatDecimal.js';
import { directionOf, formatDecimal } from '../format/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { Price } from '../price/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import * as css from './DonutChart.css.js';
import { sharesOf } from './sharesOf.js';

export interface DonutPart {
  /** Unique among the parts. */
  readonly id: string;
  readonly label: string;
  /** A decimal string, not negative. */
  readonly value: string;
}

export interface DonutChartProps extends RootProps {
  /** The caption above the chart, and the name of its table. */
  label: string;
  /** Two to eight parts, clockwise from the top. */
  parts: readonly DonutPart[];
  /** ISO code or a coin's name. @default no currency */
  currency?: string | undefined;
  /** Fraction digits of the values, cut and never rounded. @default 2 */
  decimals?: number | undefined;
  /** The text in the middle: the sum, in a word or two. */
  children?: ReactNode;
}

const english = { amount: en.amount, share: en.share, part: en.part };
/** The gap between two parts, in hundredths of the ring's side. */
const GAP = 1;
const RADIUS = 42;
const AROUND = 2 * Math.PI * RADIUS;

/** The parts of a whole as a ring, with a table of their exact values and percentages. */
export function DonutChart({ label, currency, decimals = 2, children, ...props }: DonutChartProps) {
  const id = useId();
  const messages = useKitMessages(english);
  const { locale } = useKitLocale();
  const parts = listOf('DonutChart', 'parts', props.parts);
  if (process.env.NODE_ENV !== 'production') warnOfParts(parts);
  const shares = sharesOf(parts.map(({ value }) => value));
  const drawn = shares.filter(({ size }) => size > 0).length;
  return (
    <figure {...rootOf(props, chart)} aria-labelledby={`${id}-l`} data-part="donut-chart">
      <figcaption id={`${id}-l`} data-part="caption" className={chartCaption}>
        {label}
      </figcaption>
      <div data-part="body" className={css.body}>
        <div data-part="ring" className={css.ring}>
          <svg viewBox="0 0 100 100" aria-hidden="true" data-part="drawing" className={css.drawing}>
            {drawn === 0 && (
              <circle cx="50" cy="50" r={RADIUS} strokeWidth="14" data-part="track" className={css.track} />
            )}
            {shares.map(({ start, size }, index) =>
              size === 0 ? null : (
                <circle
                  key={parts[index]?.id}
                  cx="50"
                  cy="50"
                  r={RADIUS}
                  strokeWidth="14"
                  // The dash is the part without half a gap at each end, and never too short to be visible.
                  strokeDasharray={`${Math.max(0.5, size * AROUND - (drawn > 1 ? GAP : 0))} ${AROUND}`}
                  transform={`rotate(${start * 360 - 90} 50 50)`}
                  data-part="slice"
                  className={`${css.slice} ${css.tints[index % css.tints.length] ?? ''}`}
                />
              ),
            )}
          </svg>
          {children !== undefined && (
            <div data-part="middle" className={css.middle}>
              {children}
            </div>
          )}
        </div>
        <table aria-labelledby={`${id}-l`} data-part="table" className={css.table}>
          <thead data-part="hidden" className={css.hidden}>
            <tr>
              <th scope="col">{messages.part}</th>
              <th scope="col">{messages.amount}</th>
              <th scope="col">{messages.share}</th>
            </tr>
          </thead>
          <tbody data-part="rows" className={css.rows}>
            {parts.map((part, index) => (
              <tr key={part.id} data-part="row" className={css.row}>
                <th scope="row" data-part="name" className={css.name}>
                  <span
                    data-part="swatch"
                    className={`${css.swatch} ${css.tints[index % css.tints.length] ?? ''}`}
                  />
                  {part.label}
                </th>
                <td data-part="figure" className={css.figure}>
                  <Price value={part.value} decimals={decimals} currency={currency} />
                </td>
                <td data-part="share" className={css.share}>
                  {percentText(shares[index]?.percent, locale)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function percentText(percent: string | undefined, locale: string): string {
  if (percent === undefined) return UNKNOWN;
  return formatDecimal(percent, { locale, decimals: 1 }) + percentSuffix(locale);
}

/** Warns of the first part that cannot be drawn; called in development only. */
function warnOfParts(parts: readonly DonutPart[]): void {
  const wrong = parts.findIndex(({ value }) => !['gain', 'flat'].includes(directionOf(value, 100)));
  if (wrong !== -1)
    warnOfValue('DonutChart', `parts[${wrong}].value`, parts[wrong]?.value, [
      'is no part of a whole.',
      'It is drawn as nothing.',
      'Pass a decimal string that is not negative; leave out what is not known.',
    ]);
}
