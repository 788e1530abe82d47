import { useId, type CSSProperties } from 'react';
import { warnOfValue } from '../checks/usable.js';
import { fieldRootOf } from '../css/rootOf.js';
import * as words from '../field/FieldText.css.js';
import type { FieldProps } from '../field/index.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import { formatDecimal } from '../format/index.js';
import { isDecimalText, placesOf } from '../number-input/decimalMath.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import * as css from './Slider.css.js';
import { lastStop, stopNear, valueAt } from './sliderScale.js';

export interface SliderProps extends Omit<FieldProps<string>, 'required'> {
  /** Plain decimal text such as `0.25`, in any locale. '' stands at `min`. */
  value?: string | undefined;
  /** The minimum, decimal text. @default '0' */
  min?: string | undefined;
  /** The maximum, decimal text. @default '100' */
  max?: string | undefined;
  /** The distance of two stops, decimal text. The last stop is `max`, even if no step leads to it. @default '1' */
  step?: string | undefined;
  /**
   * The value as text, such as "25 %" or an amount with its currency; shown and announced. @default the figure, as
   * the locale writes it
   */
  format?: ((value: string) => string) | undefined;
}

/**
 * An approximate amount in a range, by finger or arrow keys. Its value is exact decimal text. Use a `NumberInput`
 * beside it for exact amounts.
 */
export function Slider({ ref, ...props }: SliderProps) {
  const id = useId();
  const { locale } = useKitLocale();
  const [held, setHeld, reset] = useOwnValue('Slider', props);
  const inForm = onFormReset(reset);
  const scale = {
    min: decimalOf('min', props.min, '0'),
    max: decimalOf('max', props.max, '100'),
    step: decimalOf('step', props.step, '1'),
  };
  const last = lastStop(scale);
  const stop = stopNear(scale, held === '' ? scale.min : decimalOf('value', held, scale.min));
  const decimals = Math.max(placesOf(scale.min), placesOf(scale.step));
  const inWords = (value: string) =>
    typeof props.format === 'function' ? props.format(value) : formatDecimal(value, { locale, decimals });
  const shown = inWords(valueAt(scale, stop));
  const hasError = Boolean(props.error);
  const describedBy = [hasError && `${id}-error`, props.hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div
      {...fieldRootOf(props, css.root)}
      data-part="slider"
      data-invalid={hasError || undefined}
      data-disabled={props.disabled || undefined}
    >
      <div ref={inForm} data-part="head" className={css.head}>
        <label htmlFor={id} data-part="label" className={words.label}>
          {props.label}
        </label>
        {/* The slider announces it itself. */}
        <span data-part="value" className={css.value} aria-hidden="true">
          {shown}
        </span>
      </div>
      <input
        id={id}
        ref={ref}
        type="range"
        data-part="input"
        className={css.input}
        // The input counts stops, so that no value is ever a float.
        min={0}
        max={last}
        step={1}
        value={stop}
        disabled={props.disabled}
        aria-valuetext={shown}
        aria-invalid={hasError || undefined}
        aria-describedby={describedBy || undefined}
        style={{ '--uk-slider': last === 0 ? 0 : stop / last } as CSSProperties}
        onChange={(event) => setHeld(valueAt(scale, event.currentTarget.valueAsNumber))}
        onBlur={props.onBlur}
      />
      {props.name === undefined ? null : (
        <input type="hidden" name={props.name} value={valueAt(scale, stop)} disabled={props.disabled} />
      )}
      <div data-part="ends" className={css.ends} aria-hidden="true">
        <span>{inWords(scale.min)}</span>
        <span>{inWords(scale.max)}</span>
      </div>
      <div data-part="foot" className={words.foot}>
        <div data-part="messages" className={words.messages}>
          <div id={`${id}-error`} data-part="error" className={words.error} aria-live="polite">
            {`${props.error || ''}`}
          </div>
          <div id={`${id}-hint`} data-part="hint" className={words.hint}>
            {props.hint}
          </div>
        </div>
      </div>
    </div>
  );
}

/** The decimal text, or `instead` if it is not decimal. */
function decimalOf(name: string, given: string | undefined, instead: string): string {
  if (isDecimalText(given)) return given;
  if (process.env.NODE_ENV !== 'production' && given !== undefined)
    warnOfValue('Slider', name, given, [
      'is no decimal text.',
      `It works as with ${instead}.`,
      'Pass plain digits with a point, such as "0.25".',
    ]);
  return instead;
}
