import pg from 'pg';

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const TIMESTAMPTZ = 1184;
const BYTEA = 17;
const INT8_ARRAY = 1016;
const NUMERIC_ARRAY = 1231;
const DATE_ARRAY = 1182;
const TEXT_ARRAY = 1009;

const asText = (value: string): string => value;
// pg's parser for text arrays leaves the elements as text.
const asTextArray = pg.types.getTypeParser(TEXT_ARRAY as number) as (value: string) => unknown;
const parseTime = pg.types.getTypeParser(TIMESTAMPTZ) as (value: string) => unknown;
/** The earliest and the latest time of a `Date`, in ms. */
const LAST_MS = 8.64e15;
/** `pg` reads infinite times as numbers, and times after the year 275760 as invalid dates. */
const asTime = (value: string): Date => {
  const time = parseTime(value);
  const isTime = time instanceof Date && !Number.isNaN(time.getTime());
  return isTime ? time : new Date(value === '-infinity' ? -LAST_MS : LAST_MS);
};
const asBytes = (value: string): Uint8Array => new Uint8Array(Buffer.from(value.slice(2), 'hex'));

const ours = new Map<number, (value: string) => unknown>([
  [INT8, asText],
  [NUMERIC, asText],
  [DATE, asText],
  [TIMESTAMPTZ, asTime],
  [BYTEA, asBytes],
  [INT8_ARRAY, asTextArray],
  [NUMERIC_ARRAY, asTextArray],
  [DATE_ARRAY, asTextArray],
]);

/**
 * The types of columns, the same from both stores: numeric and int8 as text, because a JavaScript number would round
 * them; date as `YYYY-MM-DD`, because a `Date` would add a time zone; timestamptz as a `Date`, limited to the range of
 * a `Date`; bytea as `Uint8Array`; the rest as `pg` parses them.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary' = 'text') =>
    (format === 'text' ? ours.get(oid) : undefined) ??
    (pg.types.getTypeParser(oid, format) as (value: string) => unknown)) as typeof pg.types.getTypeParser,
};
