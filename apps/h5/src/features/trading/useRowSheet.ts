import { useCallback, useState } from 'react';

/**
 * The sheet of one row of a list. The list keeps it, because the row may leave the list while the customer types: an
 * order fills, or is cancelled on another device.
 * @param rows the current rows; undefined while unknown
 */
export function useRowSheet<Row extends { readonly id: string }>(rows: readonly Row[] | undefined) {
  const [opened, setOpened] = useState<Row>();
  const [isOpen, setIsOpen] = useState(false);
  const current = rows?.find(({ id }) => id === opened?.id);
  return {
    /** The row as it is now, or as it was opened if the list no longer has it; undefined before the first opening. */
    row: current ?? opened,
    hasLeft: rows !== undefined && current === undefined,
    isOpen,
    open: useCallback((row: Row) => {
      setOpened(row);
      setIsOpen(true);
    }, []),
    close: () => setIsOpen(false),
  };
}
