import { idIn, type JobHandler } from '../jobs/jobs.js';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import type { BlobStore } from '../uploads/blobStore.js';
import { decideKyc } from './decideKyc.js';
import type { KycCase } from './kycCases.js';
import type { ReasonKey } from '../reasons/reasons.js';
import type { KycPart } from './schema.js';
import { MINUTE_MS } from '../util/durations.js';

export const AUTO_REVIEW_JOB = 'review_kyc';
/** How long the stated policy takes to decide after a submission, in business time. */
export const AUTO_REVIEW_MS = MINUTE_MS;
/** The policy reads no document. It refuses an image whose shorter edge has fewer pixels, and passes all others. */
const LEAST_EDGE_PX = 400;

/** The jobs of the stated policy; with AUTO_REVIEW=off, submissions wait for an operator. */
export function kycJobs(
  context: Pick<BrokerContext, 'clock' | 'entropy' | 'config'>,
  blobs: BlobStore,
): Readonly<Record<string, JobHandler>> {
  return {
    async [AUTO_REVIEW_JOB](tx, job) {
      const id = idIn(job);
      if (!context.config.autoReview) return;
      const waiting = await tx
        .selectFrom('kyc_case')
        .select(['id', 'member_id'])
        .where('id', '=', id)
        .where('status', '=', 'under_review')
        .forUpdate()
        .executeTakeFirst();
      if (waiting === undefined) return;
      const parts = await findTooSmall(tx, waiting);
      const decided =
        parts.size === 0
          ? ({ decision: 'pass' } as const)
          : ({ decision: 'refuse', parts, note: null } as const);
      await decideKyc(tx, { ...context, blobs }, id, decided);
    },
  };
}

async function findTooSmall(
  tx: Tx,
  kycCase: Pick<KycCase, 'member_id' | 'id'>,
): Promise<ReadonlyMap<KycPart, ReasonKey<'kyc'>>> {
  const images = await tx
    .selectFrom('kyc_image')
    .innerJoin('upload', (join) =>
      join
        .onRef('upload.member_id', '=', 'kyc_image.member_id')
        .onRef('upload.id', '=', 'kyc_image.upload_id'),
    )
    .select(['part', 'width', 'height'])
    .where('kyc_image.member_id', '=', kycCase.member_id)
    .where('case_id', '=', kycCase.id)
    .where('kyc_image.status', '=', 'under_review')
    .execute();
  const small = images.filter(({ width, height }) => Math.min(width, height) < LEAST_EDGE_PX);
  return new Map(small.map(({ part }) => [part, 'too_small' as const]));
}
