import { useState } from 'react';
import { compareDecimals } from './decimalMath.js';
import { editNumber, toFieldText, toRestText, type NumberReading, type NumberRules } from './editNumber.js';

/** What the last change made of the text. */
interface Draft extends Partial<NumberReading> {
  value: string;
  /** The customer's own text; undefined to show the value. */
  text?: string | undefined;
  /** Whether an input method still composes the text; it is read when that ends. */
  isComposing?: boolean;
}

/**
 * The text of a number field: the customer's own while it has focus, otherwise the value as the locale writes it. A
 * value from outside (a slider, "Max", a form reset) replaces the text at once.
 */
export function useNumberText(value: string, onValueChange: (value: string) => void, rules: NumberRules) {
  const [draft, setDraft] = useState<Draft | null>(null);
  // The draft is outdated if its value is no longer the field's.
  const live = draft !== null && (draft.isComposing || isSameNumber(draft.value, value)) ? draft : null;
  const [hasFocus, setHasFocus] = useState(false);
  const text = live?.text ?? (hasFocus ? toFieldText(value, rules.locale) : toRestText(value, rules.locale));

  const take = (result: Draft) => {
    setDraft(result);
    if (result.value !== value) onValueChange(result.value);
  };

  return {
    text,
    /**
     * How the last change was read, if it had two readings; else ''. Without groups and trailing zeros, so that it
     * differs from the text: `1.000` was read as `1000` or as `1`.
     */
    reading: live?.isAmbiguous ? toFieldText(live.value.replace(/\.?0*$(?<=\..*)/, ''), rules.locale) : '',
    refused: live?.refused,
    edit: (next: string, isKey: boolean) => take(editNumber(text, next, rules, isKey)),
    set: (next: string) => take({ text: toFieldText(next, rules.locale), value: next }),
    /** Drops text that is not, or not yet, the value. */
    reset: () => setDraft(null),
    compose: (next: string) => setDraft({ text: next, value, isComposing: true }),
    endComposition: (next: string) => take(editNumber(toFieldText(value, rules.locale), next, rules, false)),
    focus: () => {
      setHasFocus(true);
      // The unfocused text has groups: a digit typed into `1,234` would turn its comma into a decimal separator.
      setDraft(null);
    },
    /**
     * Ends editing: removes a lone minus or separator. The note about the last change stays until the next change. If it
     * disappeared on blur, the button below would move before the finger that taps it is lifted.
     */
    blur: () => {
      setHasFocus(false);
      setDraft((last) => last && { ...last, text: undefined });
    },
  };
}

/** An owner that stores `1.5` for `1.50` has not changed the number, so the typed text must stay. */
function isSameNumber(a: string, b: string): boolean {
  return a === b || compareDecimals(a, b) === 0;
}
