import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { useT } from '../../i18n/index.js';
import type { Side } from './SideChoice.js';

/** What an order does for someone who holds the other way round: an end to that, or a position beside it. */
export type Purpose = 'close' | 'open';

export interface PurposeChoiceProps {
  side: Side;
  value: Purpose;
  onValueChange: (purpose: Purpose) => void;
}

/** Closing what is held stands first; opening the other way round is never taken for it. */
export function PurposeChoice({ side, value, onValueChange }: PurposeChoiceProps) {
  const t = useT();
  return (
    <SegmentedControl
      label={t('orderTicket.purpose')}
      value={value}
      onValueChange={onValueChange}
      items={[
        { value: 'close', label: t(`orderTicket.purpose.close.${side}`) },
        { value: 'open', label: t(`orderTicket.purpose.open.${side}`) },
      ]}
    />
  );
}
