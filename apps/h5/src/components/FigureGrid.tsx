import type { ReactNode } from 'react';
import { figure, figureLabel, grid } from './FigureGrid.css.js';

/** Two or three labelled figures beside each other; on a narrow screen or with large text, below each other. */
export function FigureGrid({ children }: { children: ReactNode }) {
  return <dl className={grid}>{children}</dl>;
}

/** One figure of the grid under its label. */
export function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className={figureLabel}>{label}</dt>
      <dd className={figure}>{children}</dd>
    </div>
  );
}
