import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/** One page of a list of the server. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly nextCursor: string | null;
}

/** Which page is asked for, as every list of the contract takes it. */
export interface PageParams {
  readonly limit: number;
  readonly cursor?: string;
}

/** Asks for one page of a list. */
export type LoadPage<Row> = (
  page: PageParams,
  options: { readonly signal?: AbortSignal },
) => Promise<Page<Row>>;

export interface PagedQuery<Row> {
  queryKey: QueryKey;
  load: LoadPage<Row>;
  /** Rows of one page. @default 30 */
  limit?: number;
  enabled?: boolean;
  /** ms */
  refetchInterval?: number;
}

/** A list that comes page by page. Its data are the rows of all pages that were asked for so far. */
export const pagedQuery = <Row>({ load, limit = 30, ...options }: PagedQuery<Row>) =>
  infiniteQueryOptions({
    ...options,
    queryFn: ({ pageParam, signal }) => load(paramsOf(limit, pageParam), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: rowsOf<Row>,
  });

/** Outside, so that rows are put together only when a page has changed. */
const rowsOf = <Row>({ pages }: { pages: readonly Page<Row>[] }): Row[] => pages.flatMap(({ data }) => data);

const paramsOf = (limit: number, cursor: string | null): PageParams =>
  cursor === null ? { limit } : { limit, cursor };

/** The most rows that the server gives at once. */
const MOST_ROWS = 100;
/** Most pages of one export: a list that never ends must not fill the memory. */
const MOST_PAGES = 500;

/**
 * Every row of a list.
 * @throws what `load` throws; RangeError for a list of more than 500 pages, because half an export would look whole
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
