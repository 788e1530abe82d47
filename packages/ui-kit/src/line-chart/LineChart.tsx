import { useId, useState } from 'react';
import { listOf } from '../checks/usable.js';
import { chart, chartCaption } from '../css/chart.css.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { Price } from '../price/index.js';
import { Table } from '../table/index.js';
import { scaleOf } from './chartScale.js';
import * as css from './LineChart.css.js';
import { LinePlot } from './LinePlot.js';
import { pointsOf } from './pointsOf.js';

export interface LineChartSeries {
  /** Unique among the series. */
  readonly id: string;
  readonly label: string;
  /**
   * Decimal strings, one for each label of the chart. Null for an unknown value, which leaves a gap in the
   * line.
   */
  readonly values: readonly (string | null)[];
}

export interface LineChartProps extends RootProps {
  /** The caption above the chart, and the name of its table. */
  label: string;
  /** The name of the horizontal axis, such as "Day"; heads the first column of the table. */
  axisLabel: string;
  /** The labels of the values, from left to right, such as days. */
  labels: readonly string[];
  /** One to three lines. */
  series: readonly LineChartSeries[];
  /** ISO code or a coin's name, for the table. @default no currency */
  currency?: string | undefined;
  /** Fraction digits in the table, cut and never rounded. @default 2 */
  decimals?: number | undefined;
}

const english = { asTable: en.asTable, emptyTitle: en.emptyTitle };
const LINES = [css.lines.first, css.lines.second, css.lines.third];

/** A figure over time: a line with a scale, and a table with the exact figures. */
export function LineChart({ label, axisLabel, currency, decimals = 2, ...props }: LineChartProps) {
  const id = useId();
  const messages = useKitMessages(english);
  const [isTable, setTable] = useState(false);
  const labels = listOf('LineChart', 'labels', props.labels);
  const series = listOf('LineChart', 'series', props.series).map((each, index) => ({
    ...each,
    points: pointsOf(each.values, labels, each.id),
    className: `${css.line} ${LINES[index % LINES.length] ?? ''}`,
  }));
  const known = series.flatMap(({ points }) => points.filter((point) => point !== null));
  const scale = known.length > 0 ? scaleOf(least(known), most(known)) : undefined;
  return (
    <figure {...rootOf(props, chart)} aria-labelledby={`${id}-l`} data-part="line-chart">
      <figcaption id={`${id}-l`} data-part="caption" className={chartCaption}>
        {label}
      </figcaption>
      {series.length > 1 && (
        <ul role="list" data-part="legend" className={css.legend}>
          {series.map((each) => (
            <li key={each.id} data-part="entry" className={css.entry}>
              <svg viewBox="0 0 24 4" aria-hidden="true" data-part="sample" className={css.sample}>
                <path d="M1 2H23" data-part="line" className={each.className} />
              </svg>
              {each.label}
            </li>
          ))}
        </ul>
      )}
      {/* Time runs from left to right in every language. A reader hears the table instead. */}
      <div dir="ltr" aria-hidden={scale !== undefined} data-part="plot" className={css.plot}>
        {scale === undefined ? (
          <span data-part="empty" className={css.empty}>
            {messages.emptyTitle}
          </span>
        ) : (
          <LinePlot {...scale} lines={series} />
        )}
      </div>
      {scale !== undefined && (
        <>
          <div dir="ltr" aria-hidden="true" data-part="ends" className={css.ends}>
            <span>{labels[0]}</span>
            {labels.length > 1 && <span>{labels.at(-1)}</span>}
          </div>
          <details
            data-part="more"
            className={css.more}
            onToggle={(event) => setTable(event.currentTarget.open)}
          >
            <summary data-part="summary" className={css.summary}>
              {messages.asTable}
            </summary>
            {isTable && (
              <Table
                caption={label}
                isCaptionHidden
                columns={[
                  { id: 'label', label: axisLabel, cell: (index) => labels[index] },
                  ...series.map((each, place) => ({
                    id: `${place}`,
                    label: each.label,
                    isFigure: true,
                    cell: (index: number) => (
                      <Price value={each.values[index]} decimals={decimals} currency={currency} />
                    ),
                  })),
                ]}
                rows={labels.map((_, index) => index)}
                rowKey={String}
              />
            )}
          </details>
        </>
      )}
    </figure>
  );
}

const least = (points: readonly number[]) => points.reduce((low, point) => Math.min(low, point));
const most = (points: readonly number[]) => points.reduce((high, point) => Math.max(high, point));
