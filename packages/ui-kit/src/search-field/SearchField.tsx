import { useImperativeHandle, useRef } from 'react';
import { textOf } from '../checks/usable.js';
import type { FieldProps } from '../field/index.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../field/useOwnValue.js';
import { SearchFrame } from './SearchFrame.js';

export interface SearchFieldProps extends Omit<FieldProps<string>, 'required' | 'label'> {
  /** Accessible name; also the placeholder by default. @default the kit's "Search" */
  label?: string | undefined;
  /** Shown while it is empty. @default `label` */
  placeholder?: string | undefined;
  /** Called on Enter, or on the keypad's search key. */
  onSearch?: ((text: string) => void) | undefined;
  /** The maximum number of characters. @default 140 */
  maxLength?: number | undefined;
  /** Focuses it on mount. Use it only if searching is the page's only purpose. @default false */
  autoFocus?: boolean | undefined;
}

/** A search text with a clear button. Escape clears it too. */
export function SearchField({ ref, ...props }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [held, setValue, , reset] = useOwnValue('SearchField', props);
  const inForm = onFormReset(reset);
  const value = textOf('SearchField', 'value', held);
  return <SearchFrame {...props} value={value} onValueChange={setValue} input={input} inForm={inForm} />;
}
