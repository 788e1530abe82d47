import type { ReactNode } from 'react';
import { join } from '../css/join.js';
import { key, row, rows, strong, total, value as valueClass } from './KeyValue.css.js';

export interface KeyValueProps {
  /** `KeyValueRow`s. */
  children: ReactNode;
  className?: string;
}

/** Labels and their figures, as on a receipt. */
export function KeyValue({ children, className }: KeyValueProps) {
  return <dl className={join(rows, className)}>{children}</dl>;
}

export interface KeyValueRowProps {
  /** What the figure is. */
  label: ReactNode;
  /** The figure: text, a `Price`, a `Change`. */
  children: ReactNode;
  /** The sum under a line. @default false */
  isTotal?: boolean;
}

/** One label with its figure; a long pair goes over two lines instead of being cut. */
export function KeyValueRow({ label, children, isTotal = false }: KeyValueRowProps) {
  return (
    <div className={join(row, isTotal && total)}>
      <dt className={key}>{label}</dt>
      <dd className={join(valueClass, isTotal && strong)}>{children}</dd>
    </div>
  );
}
