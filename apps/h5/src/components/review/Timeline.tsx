import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/index.js';
import { zonedTime } from '../records/zonedTime.js';
import * as css from './Review.css.js';

/** One past or future event. */
export interface TimelineStep {
  readonly label: string;
  /** Phrasing content. */
  readonly note?: ReactNode;
  /** Its time, ISO 8601. */
  readonly at?: string | null | undefined;
  /** `failed`: the process ended here without success. */
  readonly state: 'done' | 'current' | 'upcoming' | 'failed';
}

export interface TimelineProps {
  steps: readonly TimelineStep[];
  /** IANA name of a second zone for times, shown if it differs from the customer's. */
  marketZone?: string | undefined;
}

/** The events of a record in order, and what it waits for. */
export function Timeline({ steps, marketZone }: TimelineProps) {
  return (
    <ol className={css.timeline}>
      {steps.map(({ label, note, at, state }, index) => (
        // Steps are only appended, so the index is a stable key.
        <li
          key={index}
          className={css.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={css.stepLabel}>{label}</span>
          {note !== undefined && note !== null && <span className={css.stepNote}>{note}</span>}
          {typeof at === 'string' && <Instant at={at} marketZone={marketZone} />}
        </li>
      ))}
    </ol>
  );
}

/** An instant in the customer's zone and, if it differs, in the market's. */
export function Instant({ at, marketZone }: { at: string; marketZone?: string | undefined }) {
  const locale = useLocale();
  const { own, market } = zonedTime(at, { locale, marketZone });
  return (
    <time dateTime={at} className={css.times}>
      <span>{own}</span>
      {market !== undefined && <span>{market}</span>}
    </time>
  );
}
