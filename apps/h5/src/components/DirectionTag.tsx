import { Tag } from '@fairlot/ui-kit/tag';
import type { ReactNode } from 'react';
import type { Direction } from './profitAndLoss.js';

export interface DirectionTagProps {
  direction: Direction;
  /** Its word, from the page's catalogue. */
  children: ReactNode;
}

/** Whether a position gains when the price rises or when it falls. "Short" stands out, as its loss has no limit. */
export function DirectionTag({ direction, children }: DirectionTagProps) {
  return <Tag tone={direction === 'short' ? 'caution' : 'neutral'}>{children}</Tag>;
}
