import type { Wire } from '@fairlot/api-client/wire';
import { sql, type Selectable } from 'kysely';
import type { Queries } from '../db/database.js';
import { numberEnd } from './numberEnd.js';
import type { KycKind, KycTables } from './schema.js';

export type KycCase = Selectable<KycTables['kyc_case']>;
export type KycImage = Selectable<KycTables['kyc_image']>;

/** A submission with its images. */
export interface CaseFile {
  readonly kycCase: KycCase;
  readonly images: readonly KycImage[];
}

/** The member's latest submission. */
export async function findLatest(
  queries: Queries,
  memberId: string,
  kind: KycKind,
): Promise<CaseFile | undefined> {
  const kycCase = await queries
    .selectFrom('kyc_case')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return kycCase && { kycCase, images: await imagesOf(queries, kycCase) };
}

/** The images of a submission, in the order in which they are asked for. */
export function imagesOf(queries: Queries, kycCase: Pick<KycCase, 'member_id' | 'id'>): Promise<KycImage[]> {
  return queries
    .selectFrom('kyc_image')
    .selectAll()
    .where('member_id', '=', kycCase.member_id)
    .where('case_id', '=', kycCase.id)
    .orderBy(sql`array_position(array['front', 'back', 'passport', 'professional'], part)`)
    .execute();
}

/** A member's verification, as the wire has it. */
export async function viewKyc(queries: Queries, memberId: string): Promise<Wire['Kyc']> {
  const { kyc_status: status } = await queries
    .selectFrom('member')
    .select('kyc_status')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const identity = await findLatest(queries, memberId, 'identity');
  const professional = await findLatest(queries, memberId, 'professional');
  const kycCase = identity?.kycCase;
  return {
    status,
    document_type: kycCase?.document_type ?? null,
    first_name: kycCase?.first_name ?? null,
    last_name: kycCase?.last_name ?? null,
    document_number: shownNumber(kycCase),
    ...refusalOf(identity),
    images: [...(identity?.images ?? []), ...(professional?.images ?? [])].map((image) => ({
      part: image.part,
      status: image.status,
      reason_key: image.reason_key,
    })),
    submitted_at: toWire(kycCase?.submitted_at),
    review_due_at: toWire(kycCase?.review_due_at),
    reviewed_at: toWire(kycCase?.reviewed_at),
    images_deleted_at: toWire(kycCase?.images_deleted_at),
    professional_status: professional?.kycCase.status ?? 'not_submitted',
    professional:
      professional === undefined
        ? null
        : {
            ...refusalOf(professional),
            submitted_at: professional.kycCase.submitted_at.toISOString(),
            review_due_at: professional.kycCase.review_due_at.toISOString(),
            reviewed_at: toWire(professional.kycCase.reviewed_at),
            images_deleted_at: toWire(professional.kycCase.images_deleted_at),
          },
  };
}

/** The end of the document's number, which is all that an answer shows and that a decided case keeps. */
function shownNumber(kycCase: KycCase | undefined): string | null {
  const number = kycCase?.document_number ?? null;
  return number === null || kycCase?.status !== 'under_review' ? number : numberEnd(number);
}

function refusalOf(file: CaseFile | undefined): Pick<Wire['Kyc'], 'refuse_reason_key' | 'refuse_note'> {
  if (file?.kycCase.status !== 'refuse') return { refuse_reason_key: null, refuse_note: null };
  const refused = file.images.find((image) => image.status === 'refused');
  return { refuse_reason_key: refused?.reason_key ?? null, refuse_note: file.kycCase.refuse_note };
}

const toWire = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;
