import { moment, momentNote, momentTime, timeline } from './OrderTicket.css.js';

/** One thing that happened, or is still to come. */
export interface Moment {
  readonly label: string;
  readonly note?: string | undefined;
  readonly time?: string | undefined;
  readonly isDone: boolean;
}

/** What happened to an order, in order. */
export function Timeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className={timeline}>
      {moments.map(({ label, note, time, isDone }, index) => (
        // Moments are only ever added at the end.
        <li key={index} className={moment} data-done={isDone || undefined}>
          <span>{label}</span>
          {time !== undefined && <span className={momentTime}>{time}</span>}
          {note !== undefined && <span className={momentNote}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
