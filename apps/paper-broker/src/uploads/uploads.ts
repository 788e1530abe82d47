/** The use cases of pictures. Functions with a `tx` run in that transaction. */
import type { BrokerContext } from '../context.js';
import type { Database, Queries, Tx } from '../db/database.js';
import { DAY_MS } from '../util/durations.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { newId } from '../ids.js';
import { later } from '../util/instants.js';
import { addJob, idIn, type JobHandler } from '../jobs/jobs.js';
import type { UploadOwner } from './attach.js';
import type { BlobStore } from './blobStore.js';
import { hasInk } from './hasInk.js';
import { recordUpload, type KeptImage } from './recordUpload.js';
import { reencode } from './reencode.js';
import type { UploadPurpose } from './schema.js';

/** The limit for all pictures of one member. */
const QUOTA_MB = 200;
const QUOTA_BYTES = QUOTA_MB * 1_000_000;
/** How long an unused picture is kept, in business time. */
const UNUSED_MS = DAY_MS;
const EXPIRE_JOB = 'expire_upload';

type Tools = Pick<BrokerContext, 'clock' | 'entropy'>;

export interface StoredUpload extends KeptImage {
  readonly id: string;
  readonly purpose: UploadPurpose;
}

/**
 * Re-encodes a member's picture and stores its bytes, outside any transaction.
 * @returns what records the picture, in a transaction; it throws `limit_reached` too
 * @throws Refusal as `reencode`; `signature_blank` for a signature that shows nothing; `limit_reached` when the
 * member's quota is used up
 */
export async function prepareUpload(
  { db, blobs, ...tools }: Tools & { readonly db: Database; readonly blobs: BlobStore },
  memberId: string,
  purpose: UploadPurpose,
  sent: Uint8Array,
): Promise<(tx: Tx) => Promise<StoredUpload>> {
  const { bytes, ...drawn } = await reencode(sent);
  if (purpose === 'signature' && !(await hasInk(bytes))) throw refuseField('file', 'signature_blank');
  const image = { ...drawn, size: bytes.length };
  // Asked twice: a picture beyond the quota must not reach the store either.
  await requireRoom(db.read, memberId, bytes.length);
  const id = newId('upl', tools.clock.wall(), tools.entropy);
  const keep = await blobs.put({ memberId, id }, bytes);
  return async (tx) => {
    // The lock makes uploads of a member wait for each other; two at once would both pass the quota.
    await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
    await requireRoom(tx, memberId, bytes.length);
    await recordUpload(tx, tools, { id, memberId, purpose, image });
    await keep(tx);
    await addJob(tx, tools, {
      kind: EXPIRE_JOB,
      ref: `upload:${id}:expire`,
      memberId,
      payload: { id },
      dueAt: later(tools.clock.now(), UNUSED_MS),
    });
    return { id, purpose, ...image };
  };
}

async function requireRoom(queries: Queries, memberId: string, size: number): Promise<void> {
  const { used } = await queries
    .selectFrom('upload')
    .select((builder) => builder.fn.sum<string | null>('size').as('used'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (Number(used ?? 0) + size > QUOTA_BYTES) {
    throw new Refusal('limit_reached', { params: { max: `${QUOTA_MB} MB` } });
  }
}

export interface Picture {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** The bytes of a picture. @param memberId its owner; undefined for an operator, who may see every picture */
export async function findPicture(
  { db, blobs }: { readonly db: Database; readonly blobs: BlobStore },
  id: string,
  memberId: string | undefined,
): Promise<Picture | undefined> {
  let query = db.read.selectFrom('upload').select(['content_type', 'member_id']).where('id', '=', id);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  const row = await query.executeTakeFirst();
  const bytes = row && (await blobs.get(db.read, { memberId: row.member_id, id }));
  return bytes && { bytes, contentType: row.content_type };
}

/** @throws Refusal `not_found`; `in_use` for a picture that is attached to a record */
export async function deleteUpload(tx: Tx, blobs: BlobStore, memberId: string, id: string): Promise<void> {
  const upload = await tx
    .selectFrom('upload')
    .select('owner_type')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (upload === undefined) throw new Refusal('not_found');
  if (upload.owner_type !== null) throw new Refusal('in_use');
  await remove(tx, blobs, memberId, [id]);
}

interface OwnedUploads {
  readonly memberId: string;
  readonly owner: UploadOwner;
  readonly exceptId?: string | undefined;
}

/** Deletes the pictures of a member's record, except `exceptId`, once the record is decided or deleted. */
export async function deleteUploadsOf(
  tx: Tx,
  blobs: BlobStore,
  { memberId, owner, exceptId }: OwnedUploads,
): Promise<void> {
  const rows = await tx
    .selectFrom('upload')
    .select('id')
    .where('member_id', '=', memberId)
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .execute();
  await remove(
    tx,
    blobs,
    memberId,
    rows.map(({ id }) => id).filter((id) => id !== exceptId),
  );
}

async function remove(tx: Tx, blobs: BlobStore, memberId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await blobs.remove(tx, memberId, ids);
  await tx
    .deleteFrom('upload')
    .where('member_id', '=', memberId)
    .where('id', 'in', [...ids])
    .execute();
}

/** The jobs that delete pictures that were never attached, and what the store leaves for after a commit. */
export function uploadJobs(blobs: BlobStore): Readonly<Record<string, JobHandler>> {
  return {
    ...blobs.jobs,
    async [EXPIRE_JOB](tx, job) {
      const unused = await tx
        .selectFrom('upload')
        .select(['id', 'member_id'])
        .where('id', '=', idIn(job))
        .where('owner_type', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (unused !== undefined) await remove(tx, blobs, unused.member_id, [unused.id]);
    },
  };
}
