import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { useT } from '../../i18n/index.js';

export type Side = 'buy' | 'sell';

export interface SideChoiceProps {
  value: Side;
  onValueChange: (side: Side) => void;
}

/** The choice between buying and selling. */
export function SideChoice({ value, onValueChange }: SideChoiceProps) {
  const t = useT();
  return (
    <SegmentedControl
      label={t('orderTicket.side')}
      value={value}
      onValueChange={onValueChange}
      options={[
        { value: 'buy', label: t('orderTicket.side.buy'), tone: 'gain' },
        { value: 'sell', label: t('orderTicket.side.sell'), tone: 'loss' },
      ]}
    />
  );
}
