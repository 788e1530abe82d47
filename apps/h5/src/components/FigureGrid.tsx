import type { ReactNode } from 'react';
import { cell, figure, figureLabel, grid } from './FigureGrid.css.js';

/** Two or three labelled figures side by side; stacked on a narrow screen or with large text. */
export function FigureGrid({ children }: { children: ReactNode }) {
  return <dl className={grid}>{children}</dl>;
}

/** A figure of the grid with its label. */
export function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={cell}>
      <dt className={figureLabel}>{label}</dt>
      <dd className={figure}>{children}</dd>
    </div>
  );
}
