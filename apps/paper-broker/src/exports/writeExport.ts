import { DAY_MS } from '../util/durations.js';
import { idIn, type JobHandler } from '../jobs/jobs.js';
import { createSlices } from '../util/slices.js';
import { readAccountRecord } from './accountRecord.js';
import { readRecords } from './records.js';
import type { Table } from './table.js';
import { writeCsv } from './writeCsv.js';

export const WRITE_EXPORT_JOB = 'write_export';
export const DELETE_EXPORT_JOB = 'delete_export';
/** More rows than the busiest customer makes in a year. A larger export fails instead of leaving rows out. */
const MAX_ROWS = 50_000;

/** Makes the files and deletes them a day later. */
export const exportJobs: Readonly<Record<string, JobHandler>> = {
  async [WRITE_EXPORT_JOB](tx, job) {
    const id = idIn(job);
    const wanted = await tx
      .selectFrom('export_file')
      .select(['member_id', 'kind', 'format', 'from_date', 'to_date'])
      .where('id', '=', id)
      .where('status', '=', 'queued')
      .forUpdate()
      .executeTakeFirst();
    if (wanted === undefined) return;
    const { member_id: memberId, kind } = wanted;
    const period = {
      from: new Date(wanted.from_date),
      until: new Date(Date.parse(wanted.to_date) + DAY_MS),
    };
    const table =
      kind === 'account'
        ? await readAccountRecord(tx, memberId, MAX_ROWS + 1)
        : await readRecords[kind](tx, { ...period, memberId, limit: MAX_ROWS + 1 });
    const isTooLong = table.rows.length > MAX_ROWS;
    const write = async () => ({
      status: 'ready' as const,
      row_count: table.rows.length,
      content: await (wanted.format === 'csv' ? writeCsv(table) : writeJson(wanted, table)),
    });
    await tx
      .updateTable('export_file')
      .set(isTooLong ? { status: 'failed' } : await write())
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .execute();
  },
  async [DELETE_EXPORT_JOB](tx, job) {
    await tx.deleteFrom('export_file').where('id', '=', idIn(job)).execute();
  },
};

/** A table as one JSON object. Yields to other work between rows. */
export async function writeJson(
  of: { readonly kind: string; readonly from_date: string; readonly to_date: string },
  { columns, rows }: Table,
): Promise<string> {
  const rest = createSlices();
  const head = JSON.stringify({ kind: of.kind, from: of.from_date, to: of.to_date, simulated: true });
  const data: string[] = [];
  for (const cells of rows) {
    data.push(JSON.stringify(Object.fromEntries(columns.map((column, index) => [column, cells[index]]))));
    await rest();
  }
  return `${head.slice(0, -1)},"data":[${data.join(',')}]}`;
}
