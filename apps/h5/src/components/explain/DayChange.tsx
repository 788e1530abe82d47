import type { ReactNode } from 'react';
import { Explained } from './Explained.js';

/** The day's change of an instrument; for customers it opens its sum. */
export const DayChange = ({ symbol, children }: { symbol: string; children: ReactNode }) => (
  <Explained figure="day_change_percentage" of={{ symbol }}>
    {children}
  </Explained>
);
