import type { PickerOption } from '../picker/index.js';

/** Without case and accents, so that "zurich" finds "Zürich". */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The options whose label and note contain every word of `text`, in list order; all of them for an empty text. */
export function matchOptions<Option extends PickerOption>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return options.filter(({ label, note }) => {
    const subject = folded(`${label} ${note ?? ''}`);
    return words.every((word) => subject.includes(word));
  });
}
