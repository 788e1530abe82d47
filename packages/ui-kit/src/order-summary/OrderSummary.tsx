import { useId, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { listOf, recordOf } from '../checks/usable.js';
import { KeyValue, KeyValueRow } from '../key-value/index.js';
import * as css from './OrderSummary.css.js';

export interface OrderLine {
  /** What the figure is: unique among its lines. */
  readonly label: string;
  /** The figure, written as the product writes it: text or a `Price`. */
  readonly value: ReactNode;
  /** How it comes about: "0.1 %, at least 1.99 USD". */
  readonly note?: ReactNode;
}

export interface OrderSummaryProps extends RootProps {
  /** What is about to be ordered: "Buy 10 Northwind". Without it the dialog or page around says it. */
  title?: ReactNode;
  /** On which terms: "Limit 125.40 USD, good for today". */
  terms?: ReactNode;
  /** What adds up to the total, in the order of adding. */
  lines: readonly OrderLine[];
  /** What is paid or received in the end. */
  total: OrderLine;
  /** What it does to the account: what is held now, what is there afterwards. */
  afterwards?: readonly OrderLine[] | undefined;
  /** What can go wrong, when it is settled, how it is taken back: a sentence each. */
  notes?: readonly ReactNode[] | undefined;
  /**
   * Newer figures are on their way. Those that are there stay and are marked as busy, so that a screen reader says the total once
   * it is settled and not at every step. @default false
   */
  isUpdating?: boolean | undefined;
}

/** Every cost before consent: what is ordered, what it costs in which parts, and what is left. The button stands below it. */
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
      {/* A region of its own, there before the figure changes: the parts are read by who wants to, the total is said. */}
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
