import { useState } from 'react';
import { compareDecimals, isDecimalText } from './decimalMath.js';
import {
  editNumber,
  pasteNumber,
  toFieldText,
  toRestText,
  type EditResult,
  type NumberRules,
} from './editNumber.js';

/** A draft; how its text was read is only kept if it must be announced. */
type Draft = Partial<EditResult> & Pick<EditResult, 'text' | 'value'>;

/**
 * The text of a number field: the customer's own while it has focus, otherwise the value as the locale writes it. A
 * value from outside (a slider, "Max", a form reset) replaces the text at once.
 */
export function useNumberText(value: string, onValueChange: (value: string) => void, rules: NumberRules) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isComposing, setIsComposing] = useState(false);
  // The draft is outdated if the value is no longer the one that it stands for.
  const live = draft !== null && (isComposing || isSameNumber(draft.value, value)) ? draft : null;
  const [hasFocus, setHasFocus] = useState(false);
  const text = live?.text ?? (hasFocus ? toFieldText(value, rules.locale) : toRestText(value, rules.locale));

  const take = (result: Draft) => {
    setDraft(result);
    if (result.value !== value) onValueChange(result.value);
  };

  return {
    text,
    /**
     * How the last change was read, if it had two readings; else ''. It has neither groups nor trailing zeros:
     * `1.000` is answered by `1000` or by `1`, never by itself.
     */
    reading: live?.isAmbiguous ? toFieldText(live.value.replace(/\.?0*$(?<=\..*)/, ''), rules.locale) : '',
    refused: live?.refused,
    edit: (next: string) => {
      // Text of an input method is read when the composition ends.
      if (isComposing) setDraft({ text: next, value });
      else take(editNumber(text, next, rules));
    },
    paste: (pasted: string, start: number, end: number) =>
      take(pasteNumber(text, pasted, { start, end }, rules)),
    set: (next: string) => take({ text: toFieldText(next, rules.locale), value: next }),
    /** Drops text that is not, or not yet, the value. */
    reset: () => setDraft(null),
    startComposition: () => setIsComposing(true),
    endComposition: (next: string) => {
      setIsComposing(false);
      take(editNumber(toFieldText(value, rules.locale), next, rules));
    },
    focus: () => {
      setHasFocus(true);
      // The unfocused text has groups: a digit typed into `1,234` would turn its comma into a decimal separator.
      setDraft(null);
    },
    /** Ends editing: removes a lone minus or separator. A reading stays until the next edit. */
    blur: () => {
      setHasFocus(false);
      setIsComposing(false);
      setDraft((last) =>
        last?.isAmbiguous
          ? { text: toRestText(last.value, rules.locale), value: last.value, isAmbiguous: true }
          : null,
      );
    },
  };
}

/** An owner that stores `1.5` for `1.50` has not changed the number, so the typed text must stay. */
function isSameNumber(a: string, b: string): boolean {
  return a === b || (isDecimalText(a) && isDecimalText(b) && !compareDecimals(a, b));
}
