/** Proves what the types of choices allow. `tsc` checks it; it never runs. */
import type { PickerProps } from '../picker/index.js';
import type { RadioListProps } from '../radio-list/index.js';
import type { SelectProps } from '../select/index.js';

type Side = 'buy' | 'sell';

/** '' shows that nothing is chosen. No customer can choose it, so the setter of a state without it fits. */
export function checks(set: (side: Side) => void): void {
  const none = { label: 'Side', value: '' as const, onValueChange: set, options: [] };
  none satisfies SelectProps<Side>;
  none satisfies PickerProps<Side>;
  none satisfies RadioListProps<Side>;
}
