import { Banner } from '@fairlot/ui-kit/banner';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { baseSettingsQuery } from '../queries/referenceQueries.js';

export interface CoolingNoticeProps {
  /** The text, given the hours. */
  children: (hours: number) => ReactNode;
}

/** Announces in advance how long withdrawals will be delayed; renders nothing if they are not. */
export function CoolingNotice({ children }: CoolingNoticeProps) {
  const { data } = useQuery(baseSettingsQuery);
  const hours = data?.payeeCoolingHours ?? 0;
  return hours === 0 ? null : <Banner tone="info">{children(hours)}</Banner>;
}
