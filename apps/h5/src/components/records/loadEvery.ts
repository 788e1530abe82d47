/** One page of a list of the server. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly nextCursor: string | null;
}

/** Most pages of one export; a list that never ends must not fill the memory. 100 rows each. */
const MOST_PAGES = 500;

/**
 * Every row of a list, page after page.
 * @throws what `load` throws; RangeError for a list of more than 500 pages, because half an export would look whole
 */
export async function loadEvery<Row>(
  load: (cursor: string | undefined) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const page = await load(cursor);
    rows.push(...page.data);
    if (page.nextCursor === null) return rows;
    cursor = page.nextCursor;
  }
  throw new RangeError(`A list of more than ${MOST_PAGES} pages`);
}
