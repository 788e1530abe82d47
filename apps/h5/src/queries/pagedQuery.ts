import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/** One page of a list. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly nextCursor: string | null;
}

/** The requested page, in the format of every list in the contract. */
export interface PageParams {
  readonly limit: number;
  readonly cursor?: string;
}

/** Loads one page of a list. */
export type LoadPage<Row> = (
  page: PageParams,
  options: { readonly signal?: AbortSignal },
) => Promise<Page<Row>>;

export interface PagedQuery<Row> {
  queryKey: QueryKey;
  load: LoadPage<Row>;
  /** Rows per page. @default 30 */
  limit?: number;
  enabled?: boolean;
  /** ms */
  refetchInterval?: number;
}

/** A list that is loaded by pages. Its data are the rows of all loaded pages. */
export const pagedQuery = <Row>({ load, limit = 30, ...options }: PagedQuery<Row>) =>
  infiniteQueryOptions({
    ...options,
    queryFn: ({ pageParam, signal }) => load(paramsOf(limit, pageParam), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: rowsOf<Row>,
  });

/** A stable function, so that rows are concatenated only when a page has changed. */
const rowsOf = <Row>({ pages }: { pages: readonly Page<Row>[] }): Row[] => pages.flatMap(({ data }) => data);

const paramsOf = (limit: number, cursor: string | null): PageParams =>
  cursor === null ? { limit } : { limit, cursor };

/** The server's maximum number of rows per page. */
const MOST_ROWS = 100;
/** Maximum pages of one export, so that an endless list does not fill the memory. */
const MOST_PAGES = 500;

/**
 * Loads every row of a list.
 * @throws what `load` throws; RangeError for a list of more than 500 pages, because a partial export would look
 * complete
 */
export async function loadEvery<Row>(
  load: LoadPage<Row>,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const page: Page<Row> = await load(paramsOf(MOST_ROWS, cursor), options);
    rows.push(...page.data);
    if (page.nextCursor === null) return rows;
    cursor = page.nextCursor;
  }
  throw new RangeError(`A list of more than ${MOST_PAGES} pages`);
}
