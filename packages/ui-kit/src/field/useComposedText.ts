import { useEffect, useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';
import { useEffectEvent } from '../hooks/useEffectEvent.js';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Value and events of a text control that does not disturb input methods. While a syllable or an accent is being
 * composed, the text is kept here; the owner receives it when the composition ends.
 */
export function useComposedText(value: string, onValueChange: (value: string) => void, maxLength: number) {
  const [composed, setComposed] = useState<string | null>(null);
  const emit = (text: string, control?: TextControl) => {
    const cut = cutToLength(text, maxLength);
    // An uncontrolled control would keep the text that is too long.
    if (control !== undefined && cut !== text) control.value = cut;
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
      const { currentTarget } = event;
      // The event is checked too, because it knows of the composition before the state is rendered.
      if (composed === null && (event.nativeEvent as InputEvent).isComposing !== true)
        emit(currentTarget.value, currentTarget);
      else setComposed(currentTarget.value);
    },
    onCompositionStart: (event: CompositionEvent<TextControl>) => setComposed(event.currentTarget.value),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextControl>) => {
      setComposed(null);
      emit(currentTarget.value, currentTarget);
    },
  };
}

/** The first `maxLength` UTF-16 units, as `maxlength` counts, without half a surrogate pair at the end. */
function cutToLength(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
