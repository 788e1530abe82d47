import { useId, type CSSProperties, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { localeOf, warnOfLook, warnOfValue } from '../checks/usable.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import * as css from './Progress.css.js';

export interface ProgressProps extends RootProps {
  /** The accessible name; shown above the bar. */
  label: string;
  /** How much is done, from 0 to `max`; larger values are drawn as full. Null while it is unknown. */
  value: number | null;
  /** The total, in the unit of `value`. @default 1 */
  max?: number | undefined;
  /** The progress in words: "12,000 of 50,000 USD". @default the percentage */
  valueText?: string | undefined;
  /** Hides label and value visually; screen readers still read them. @default false */
  isLabelHidden?: boolean | undefined;
  /** The meaning, shown by the colour. @default 'brand' */
  tone?: keyof typeof css.tones | undefined;
  /** Help text below, such as what happens when it is full. */
  hint?: ReactNode;
  /** BCP 47, for the percentage. @default the provider's */
  locale?: string | undefined;
}

/** A progress bar: a subscription that fills up, a used limit, an upload. */
export function Progress({ label, value, max: givenMax, tone = 'brand', ...props }: ProgressProps) {
  const max = givenMax === undefined ? 1 : givenMax;
  const id = useId();
  if (process.env.NODE_ENV !== 'production') {
    warnOfPart(value, givenMax);
    warnOfLook('Progress', 'tone', css.tones, tone);
  }
  const isAmount = typeof value === 'number' && !Number.isNaN(value);
  const part = isAmount && max > 0 ? Math.min(1, Math.max(0, value / max)) : null;
  const language = useKitLocale();
  const locale = localeOf('Progress', props.locale ?? language.locale);
  // Truncated and not rounded: 99.6 % is not 100 % yet.
  const percent = part === null ? undefined : formatPercent(Math.floor(part * 100) / 100, locale);
  const words = props.valueText ?? percent;
  return (
    <div {...rootOf(props, css.root)} data-part="progress">
      <div data-part="hidden" className={props.isLabelHidden ? css.hidden : css.head}>
        <span id={id}>{label}</span>
        <span data-part="value" className={css.value} aria-hidden="true">
          {words}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        data-part="track"
        className={css.track}
        {...(part === null
          ? {}
          : {
              'aria-valuemin': 0,
              'aria-valuemax': max,
              'aria-valuenow': part * max,
              'aria-valuetext': words,
            })}
      >
        <div
          data-part="fill"
          className={`${css.fill} ${css.tones[tone]}`}
          data-unknown={part === null || undefined}
          style={part === null ? undefined : ({ '--uk-progress': String(part) } as CSSProperties)}
        />
      </div>
      {props.hint === undefined ? null : (
        <div data-part="hint" className={css.hint}>
          {props.hint}
        </div>
      )}
    </div>
  );
}

/** Warns of a part or a total that cannot be drawn; called in development only. */
function warnOfPart(value: number | null, max: number | undefined): void {
  if (value !== null && (typeof value !== 'number' || Number.isNaN(value)))
    warnOfValue('Progress', 'value', value, [
      'is no amount.',
      'It is drawn as not known.',
      'Pass a number from 0 to `max`, or null while it is not known.',
    ]);
  else if (value !== null && value > 1 && max === undefined)
    warnOfValue('Progress', 'value', value, [
      'is more than all of it, which is 1.',
      'It is drawn as full.',
      'Pass a part from 0 to 1, or say with `max` what is all of it: 100 for a per cent.',
    ]);
  if (max !== undefined && !(max > 0))
    warnOfValue('Progress', 'max', max, [
      'is no amount above 0.',
      'There is nothing to be a part of: it is drawn as not known.',
      'Pass what is reached when all is done, or leave it out for 1.',
    ]);
}

function formatPercent(part: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(part);
}
