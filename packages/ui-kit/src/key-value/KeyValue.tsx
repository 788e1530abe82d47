import type { ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { join } from '../css/join.js';
import { key, row, rows, strong, total, value as valueClass } from './KeyValue.css.js';

export interface KeyValueProps extends RootProps {
  /** `KeyValueRow`s. */
  children: ReactNode;
}

/** Labels with their figures, as on a receipt. */
export function KeyValue({ children, className, ...rest }: KeyValueProps) {
  return (
    <dl {...rootOf(rest, join(rows, className))} data-part="key-value">
      {children}
    </dl>
  );
}

export interface KeyValueRowProps extends RootProps {
  /** The name of the figure. */
  label: ReactNode;
  /** The figure: text, a `Price`, a `Change`. */
  children: ReactNode;
  /** Whether it is the sum, with a line above. @default false */
  isTotal?: boolean | undefined;
}

/** A label with its figure; a long pair wraps to two lines instead of being cut. */
export function KeyValueRow({ label, children, isTotal = false, ...rest }: KeyValueRowProps) {
  return (
    <div {...rootOf(rest, join(row, isTotal && total))} data-part="key-value-row">
      <dt data-part="key" className={key}>
        {label}
      </dt>
      <dd data-part="value" className={join(valueClass, isTotal && strong)}>
        {children}
      </dd>
    </div>
  );
}
