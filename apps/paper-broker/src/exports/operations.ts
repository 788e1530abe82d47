import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import type { Queries, Tx } from '../db/database.js';
import { DAY_MS } from '../util/durations.js';
import { idempotently } from '../http/idempotency.js';
import type { Operations } from '../http/operation.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { requireMember } from '../http/signedIn.js';
import { newId } from '../ids.js';
import { later } from '../util/instants.js';
import { addJob } from '../jobs/jobs.js';
import { exportName } from './exportName.js';
import { DELETE_EXPORT_JOB, WRITE_EXPORT_JOB } from './writeExport.js';

const KEPT_MS = DAY_MS;
/** Days of one export, both ends included: a leap year. */
const MAX_DAYS = 366;

/** Export files of the signed-in customer's data. */
export function exportOperations(context: BrokerContext): Operations {
  const { db } = context;
  return {
    createExport(call) {
      const { memberId } = requireMember(call);
      const wanted = call.body;
      requirePeriod(wanted);
      return idempotently(context, call, async (tx) => {
        const id = await orderFile(tx, context, memberId, wanted);
        return { status: 202, body: view(await find(tx, memberId, id)) };
      });
    },
    async getExport(call) {
      const { memberId } = requireMember(call);
      return { status: 200, body: view(await find(db.read, memberId, call.params.id)) };
    },
    async getExportFile(call) {
      const { memberId } = requireMember(call);
      const file = await find(db.read, memberId, call.params.id);
      const { content } = await db.read
        .selectFrom('export_file')
        .select('content')
        .where('member_id', '=', memberId)
        .where('id', '=', file.id)
        .executeTakeFirstOrThrow();
      if (content === null) throw new Refusal('not_found');
      const name = exportName(context.config.appName, file);
      return {
        status: 200,
        headers: {
          'Content-Disposition': `attachment; filename="${name}"`,
          'Content-Type':
            file.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
        },
        body: Buffer.from(content, 'utf8'),
      };
    },
  };
}

/** @throws Refusal `range_invalid` if `to` is before `from` or the period is longer than a year */
function requirePeriod({ from, to }: { readonly from: string; readonly to: string }): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  // `days` is NaN for an impossible date, so the comparison is written to fail on NaN.
  if (!(days >= 1 && days <= MAX_DAYS)) throw refuseField('to', 'range_invalid');
}

async function orderFile(
  tx: Tx,
  tools: Pick<BrokerContext, 'clock' | 'entropy'>,
  memberId: string,
  wanted: Wire['ExportCreate'],
): Promise<string> {
  const now = tools.clock.now();
  const id = newId('exp', tools.clock.wall(), tools.entropy);
  const expiresAt = later(now, KEPT_MS);
  await tx
    .insertInto('export_file')
    .values({
      id,
      member_id: memberId,
      kind: wanted.kind,
      format: wanted.format,
      from_date: wanted.from,
      to_date: wanted.to,
      status: 'queued',
      row_count: null,
      content: null,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const payload = { id };
  await addJob(tx, tools, {
    kind: WRITE_EXPORT_JOB,
    ref: `export:${id}:write`,
    memberId,
    payload,
    dueAt: now,
  });
  await addJob(tx, tools, {
    kind: DELETE_EXPORT_JOB,
    ref: `export:${id}:delete`,
    memberId,
    payload,
    dueAt: expiresAt,
  });
  return id;
}

/** @throws Refusal `not_found` for a deleted file or someone else's */
async function find(queries: Queries, memberId: string, id: string) {
  const row = await queries
    .selectFrom('export_file')
    .select(['id', 'kind', 'format', 'from_date', 'to_date', 'status', 'row_count'])
    .select(['created_at', 'expires_at'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

function view(row: Awaited<ReturnType<typeof find>>): Wire['Export'] {
  return {
    id: row.id,
    kind: row.kind,
    format: row.format,
    from: row.from_date,
    to: row.to_date,
    status: row.status,
    row_count: row.row_count,
    url: row.status === 'ready' ? `/api/v1/export/${row.id}/file` : null,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}
