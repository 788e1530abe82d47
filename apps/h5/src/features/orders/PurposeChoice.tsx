import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { useT } from '../../i18n/index.js';
import type { Side } from './SideChoice.js';

/** The purpose of an order for a customer with an opposite position: closing that, or opening another one. */
export type Purpose = 'close' | 'open';

export interface PurposeChoiceProps {
  side: Side;
  value: Purpose;
  onValueChange: (purpose: Purpose) => void;
}

/** Chooses between closing, which comes first, and opening an opposite position, which must not happen by mistake. */
export function PurposeChoice({ side, value, onValueChange }: PurposeChoiceProps) {
  const t = useT();
  return (
    <SegmentedControl
      label={t('orderTicket.purpose')}
      value={value}
      onValueChange={onValueChange}
      options={[
        { value: 'close', label: t(`orderTicket.purpose.close.${side}`) },
        { value: 'open', label: t(`orderTicket.purpose.open.${side}`) },
      ]}
    />
  );
}
