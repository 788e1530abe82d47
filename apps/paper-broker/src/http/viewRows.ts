/** A row that was left out of a list because it cannot be shown. */
export interface ListFault {
  readonly row: string;
  readonly error: unknown;
}

/**
 * The rows of a list as the wire has them. A row for which `view` throws is left out, so one bad row does not break the
 * list.
 * @param nameOf names a row in the log
 * @param view undefined for a row that is not shown
 */
export function viewRows<Row, View>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  view: (row: Row) => View | undefined,
): { readonly data: View[]; readonly faults: readonly ListFault[] } {
  const faults: ListFault[] = [];
  const data = rows.flatMap((row) => {
    try {
      return view(row) ?? [];
    } catch (error) {
      faults.push({ row: nameOf(row), error });
      return [];
    }
  });
  return { data, faults };
}
