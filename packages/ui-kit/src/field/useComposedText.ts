import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Value and events of a text control that does not disturb input methods. While a syllable or an accent is being
 * composed, the text is kept here; the owner receives it when the composition ends.
 */
export function useComposedText(value: string, onValueChange: (value: string) => void, maxLength: number) {
  const [composed, setComposed] = useState<string | null>(null);
  const emit = (text: string) => {
    const cut = cutToLength(text, maxLength);
    if (cut !== value) onValueChange(cut);
  };
  const limit = useRef(maxLength);
  const shrink = useEffectEvent(() => emit(value));
  useEffect(() => {
    // A lower limit cuts the text. A text that was too long before is left to the owner.
    if (maxLength < limit.current) shrink();
    limit.current = maxLength;
  }, [maxLength]);
  return {
    value: composed ?? value,
    onChange: (event: ChangeEvent<TextControl>) => {
      const text = event.currentTarget.value;
      // The event is checked too, because it knows of the composition before the state is rendered.
      if (composed === null && (event.nativeEvent as InputEvent).isComposing !== true) emit(text);
      else setComposed(text);
    },
    onCompositionStart: (event: CompositionEvent<TextControl>) => setComposed(event.currentTarget.value),
    onCompositionEnd: (event: CompositionEvent<TextControl>) => {
      const text = event.currentTarget.value;
      setComposed(null);
      emit(text);
    },
  };
}

/** The first `maxLength` UTF-16 units, as `maxlength` counts, without half a surrogate pair at the end. */
export function cutToLength(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
