import { useId, type CSSProperties, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { localeOf, warnOfValue } from '../checks/usable.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import * as css from './Progress.css.js';

export interface ProgressProps extends RootProps {
  /** Names it, and stands above it. */
  label: string;
  /** How much is done, from 0 to `max`; beyond is drawn as full. null while it is not known. */
  value: number | null;
  /** What is all of it, in the unit of `value`. @default 1 */
  max?: number | undefined;
  /** How far it is, in words: "12,000 of 50,000 USD". @default the per cent */
  valueText?: string | undefined;
  /** Keeps label and value for screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
  /** What the colour means. @default 'brand' */
  tone?: keyof typeof css.tones | undefined;
  /** Below, such as what happens when it is full. */
  hint?: ReactNode;
  /** BCP 47, for the per cent. @default the provider's */
  locale?: string | undefined;
}

/** A bar for how much of something is done: a subscription that fills up, a limit that is used, a file that is sent. */
export function Progress({ label, value, max: givenMax, tone = 'brand', ...props }: ProgressProps) {
  const max = givenMax === undefined ? 1 : givenMax;
  const id = useId();
  const isAmount = typeof value === 'number' && !Number.isNaN(value);
  if (!isAmount && value !== null)
    warnOfValue('Progress', 'value', value, [
      'is no amount.',
      'It is drawn as not known.',
      'Pass a number from 0 to `max`, or null while it is not known.',
    ]);
  if (isAmount && value > 1 && givenMax === undefined)
    warnOfValue('Progress', 'value', value, [
      'is more than all of it, which is 1.',
      'It is drawn as full.',
      'Pass a part from 0 to 1, or say with `max` what is all of it: 100 for a per cent.',
    ]);
  if (!(max > 0))
    warnOfValue('Progress', 'max', max, [
      'is no amount above 0.',
      'There is nothing to be a part of: it is drawn as not known.',
      'Pass what is reached when all is done, or leave it out for 1.',
    ]);
  const part = isAmount && max > 0 ? Math.min(1, Math.max(0, value / max)) : null;
  const language = useKitLocale();
  const locale = localeOf('Progress', props.locale ?? language.locale);
  // Cut and not rounded: 99.6 % is not 100 % yet.
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

function formatPercent(part: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(part);
}
