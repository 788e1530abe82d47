import { Select } from '@fairlot/ui-kit/select';
import { useT } from '../../i18n/index.js';
import { periods, type Period } from './period.js';

export interface PeriodSelectProps {
  value: Period;
  onValueChange: (period: Period) => void;
}

/** How far back a list of records goes. Needs the words of `records`. */
export function PeriodSelect({ value, onValueChange }: PeriodSelectProps) {
  const t = useT();
  return (
    <Select
      label={t('records.period')}
      value={value}
      onValueChange={onValueChange}
      options={periods.map((period) => ({ value: period, label: t(`records.period.${period}`) }))}
    />
  );
}
