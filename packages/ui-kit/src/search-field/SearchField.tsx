import { useImperativeHandle, useRef } from 'react';
import { textOf } from '../checks/usable.js';
import type { FieldProps } from '../field/index.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import { SearchFrame } from './SearchFrame.js';

export interface SearchFieldProps extends Omit<FieldProps<string>, 'required' | 'label'> {
  /** The accessible name; not visible, except as the placeholder. @default the kit's "Search" */
  label?: string | undefined;
  /** Shown while the field is empty. @default `label` */
  placeholder?: string | undefined;
  /** Called with the text, also '', on Enter or a phone's search key. @default none */
  onSearch?: ((text: string) => void) | undefined;
  /** The maximum number of characters (UTF-16 code units). Longer text is cut. @default 140 */
  maxLength?: number | undefined;
  /** Whether it is focused on mount. Use it only on a page whose only purpose is a search. @default false */
  autoFocus?: boolean | undefined;
}

/** A text to search for, with a clear button. The value is a string, '' while the field is empty. */
export function SearchField({ ref, ...props }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [held, setValue, reset] = useOwnValue('SearchField', props);
  const inForm = onFormReset(reset);
  const value = textOf('SearchField', 'value', held);
  return <SearchFrame {...props} value={value} onValueChange={setValue} input={input} inForm={inForm} />;
}
