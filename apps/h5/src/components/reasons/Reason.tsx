import type { ReactNode } from 'react';
import * as css from './Reason.css.js';
import type { ReasonList } from './reasonWords.js';
import { useReason, type Refused } from './useReason.js';

export interface ReasonProps {
  list: ReasonList;
  of: Refused;
  /** Shown if nothing is known of the reason. */
  fallback?: ReactNode;
}

/** Why something was refused: a sentence, and below it what the reviewer added. Phrasing content, for links and lines. */
export function Reason({ list, of, fallback }: ReasonProps) {
  const text = useReason()(list, of);
  if (text === undefined) return fallback;
  return (
    <>
      <span className={css.sentence}>{text.sentence}</span>
      {text.quotation !== undefined && <span className={css.quotation}>{text.quotation}</span>}
    </>
  );
}
