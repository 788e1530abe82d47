import { Select } from '@fairlot/ui-kit/select';
import { useT } from '../../i18n/index.js';

export interface StatusSelectProps<Status extends string> {
  value: Status | 'all';
  onValueChange: (status: Status | 'all') => void;
  statuses: readonly Status[];
  /** Names a status, or all of them, in the customer's language. */
  nameOf: (status: Status | 'all') => string;
}

/** Which records a list shows, by their status. Needs the words of `records`. */
export function StatusSelect<Status extends string>({
  statuses,
  nameOf,
  ...select
}: StatusSelectProps<Status>) {
  const t = useT();
  const values = ['all' as const, ...statuses];
  return (
    <Select
      label={t('records.status')}
      options={values.map((value) => ({ value, label: nameOf(value) }))}
      {...select}
    />
  );
}
