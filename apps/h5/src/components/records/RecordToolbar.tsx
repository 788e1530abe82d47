import type { ReactNode } from 'react';
import { ExportButton, type ExportButtonProps } from './ExportButton.js';
import { toolbar } from './Records.css.js';

export interface RecordToolbarProps extends ExportButtonProps {
  /** The filter. */
  children: ReactNode;
}

/** The bar above a list of records: the filter, and the export of what it selects. */
export function RecordToolbar({ children, ...exported }: RecordToolbarProps) {
  return (
    <div className={toolbar}>
      {children}
      <ExportButton {...exported} />
    </div>
  );
}
