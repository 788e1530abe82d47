import { useId, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { listOf, recordOf } from '../checks/usable.js';
import { KeyValue, KeyValueRow } from '../key-value/index.js';
import * as css from './OrderSummary.css.js';

export interface OrderLine {
  /** The name of the figure; unique among its lines. */
  readonly label: string;
  /** The formatted figure: text or a `Price`. */
  readonly value: ReactNode;
  /** How it is computed: "0.1 %, at least 1.99 USD". */
  readonly note?: ReactNode;
}

export interface OrderSummaryProps extends RootProps {
  /** The order: "Buy 10 Northwind". Omit it if the dialog or page around names the order. */
  title?: ReactNode;
  /** The terms: "Limit 125.40 USD, good for today". */
  terms?: ReactNode;
  /** The lines that add up to the total, in that order. */
  lines: readonly OrderLine[];
  /** What is paid or received in total. */
  total: OrderLine;
  /** The effect on the account: the amount on hold, the balance afterwards. */
  afterwards?: readonly OrderLine[] | undefined;
  /** Risks, settlement, how to cancel: a sentence each. */
  notes?: readonly ReactNode[] | undefined;
  /**
   * Whether newer figures are loading. The old ones stay and are marked as busy, so that a screen reader announces
   * the total once it is final. @default false
   */
  isUpdating?: boolean | undefined;
}

/**
 * An order's full cost before consent: what is ordered, its costs by part, and what is left. The button stands below
 * it.
 */
export function OrderSummary({ title, terms, isUpdating = false, ...props }: OrderSummaryProps) {
  const id = useId();
  const lines = listOf('OrderSummary', 'lines', props.lines);
  const total = recordOf('OrderSummary', 'total', props.total, { label: '', value: null });
  const afterwards = listOf('OrderSummary', 'afterwards', props.afterwards ?? []);
  const notes = listOf('OrderSummary', 'notes', props.notes ?? []);
  return (
    <section
      {...rootOf(props, css.summary)}
      data-part="order-summary"
      aria-busy={isUpdating}
      {...(title === undefined ? {} : { 'aria-labelledby': id })}
    >
      {title === undefined && terms === undefined ? null : (
        <div data-part="heading" className={css.heading}>
          {title === undefined ? null : (
            <h3 id={id} data-part="title" className={css.title}>
              {title}
            </h3>
          )}
          {terms === undefined ? null : (
            <p data-part="note" className={css.note}>
              {terms}
            </p>
          )}
        </div>
      )}
      <KeyValue>{lines.map(row)}</KeyValue>
      {/* A live region that exists before the figure changes. Only the total is announced. */}
      <div aria-live="polite" aria-atomic="true" aria-busy={isUpdating}>
        <KeyValue>
          <KeyValueRow label={labelOf(total)} isTotal>
            {total.value}
          </KeyValueRow>
        </KeyValue>
      </div>
      {afterwards.length === 0 ? null : <KeyValue>{afterwards.map(row)}</KeyValue>}
      {notes.length === 0 ? null : (
        <ul data-part="notes" className={css.notes}>
          {notes.map((note, at) => (
            <li key={at}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const row = (line: OrderLine) => (
  <KeyValueRow key={line.label} label={labelOf(line)}>
    {line.value}
  </KeyValueRow>
);

function labelOf({ label, note }: OrderLine): ReactNode {
  return note === undefined ? (
    label
  ) : (
    <>
      {label}
      <span data-part="line-note" className={css.lineNote}>
        {note}
      </span>
    </>
  );
}
