import { amountOf, localeOf, textOf, warnOfValue } from './usable.js';

interface CheckedNumber {
  readonly value: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly step?: string | undefined;
  readonly decimals?: number | undefined;
  readonly locale?: string | undefined;
}

const isDecimal = (text: string) => /^-?\d*\.?\d*$/.test(text);

/** Warns about wrong props of a `NumberInput`; called in development only. */
export function warnOfNumberProps(props: CheckedNumber): void {
  for (const name of ['value', 'min', 'max', 'step'] as const) {
    const given = props[name];
    if (given === undefined) continue;
    const text = textOf('NumberInput', name, given);
    if (!isDecimal(text))
      warnOfValue('NumberInput', name, text, [
        'is no decimal text.',
        'It is read as far as it can be, which may be another number.',
        'Pass plain digits with a point, such as "1234.5"; read what was typed with parseDecimal.',
      ]);
  }
  amountOf('NumberInput', 'decimals', props.decimals ?? 4, [0, 100], 4);
  if (props.locale !== undefined) localeOf('NumberInput', props.locale);
}
