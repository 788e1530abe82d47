import { useCallback, useState } from 'react';
import { useInterruptedForm } from '../../components/useDraftSheet.js';

/**
 * The sheet of one row of a list. The list keeps it, because the row may leave the list while the customer types: an
 * order fills, or is cancelled on another device. It opens again when a reload or a login has interrupted its form.
 * @param rows the current rows; undefined while unknown
 * @param aboutOf what the form about a row is about, as for its `useFormDraft`
 */
export function useRowSheet<Row extends { readonly id: string }>(
  rows: readonly Row[] | undefined,
  aboutOf: (row: Row) => string,
) {
  const [opened, setOpened] = useState<Row>();
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback((row: Row) => {
    setOpened(row);
    setIsOpen(true);
  }, []);
  const interrupted = useInterruptedForm();
  const kept = rows?.find((row) => aboutOf(row) === interrupted.about);
  if (kept !== undefined) {
    interrupted.settle();
    open(kept);
  }
  const current = rows?.find(({ id }) => id === opened?.id);
  return {
    /** The row as it is now, or as it was opened if the list no longer has it; undefined before the first opening. */
    row: current ?? opened,
    hasLeft: rows !== undefined && current === undefined,
    isOpen,
    open,
    close: () => setIsOpen(false),
  };
}

/** What a change of a position's exits is about. */
export const aboutExits = ({ id }: { readonly id: string }): string => `exits ${id}`;

/** What the amendment of an order is about. */
export const aboutAmendment = ({ id }: { readonly id: string }): string => `amendment ${id}`;
