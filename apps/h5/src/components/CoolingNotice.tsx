import { Banner } from '@fairlot/ui-kit/banner';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { baseSettingsQuery } from '../queries/referenceQueries.js';

export interface CoolingNoticeProps {
  /** What waits, in words; given the hours. */
  children: (hours: number) => ReactNode;
}

/** Says beforehand for how long withdrawals will wait; nothing where they do not wait. */
export function CoolingNotice({ children }: CoolingNoticeProps) {
  const { data } = useQuery(baseSettingsQuery);
  const hours = data?.payeeCoolingHours ?? 0;
  return hours === 0 ? null : <Banner tone="info">{children(hours)}</Banner>;
}
