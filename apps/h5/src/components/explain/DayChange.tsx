import type { ReactNode } from 'react';
import { Explained } from './Explained.js';

/** How the day has moved an instrument or an index, for customers: it opens into its sum. */
export const DayChange = ({ symbol, children }: { symbol: string; children: ReactNode }) => (
  <Explained figure="day_change_percentage" of={{ symbol }}>
    {children}
  </Explained>
);
