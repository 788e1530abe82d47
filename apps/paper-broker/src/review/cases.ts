import { decimal, multiply, ZERO, type Decimal } from '@fairlot/money';
import { recordDeed, type Actor } from '../audit/audit.js';
import type { AuditState } from '../audit/schema.js';
import type { BrokerContext } from '../context.js';
import type { Queries, Tx } from '../db/database.js';
import { requirePartitionsOf } from '../db/partition.js';
import type { ListFault } from '../http/viewRows.js';
import { Refusal } from '../http/refusal.js';
import { createRates } from '../rates/rates.js';
import type { BlobStore } from '../uploads/blobStore.js';
import { findPicture, type Picture } from '../uploads/uploads.js';
import type {
  Decision,
  Review,
  ReviewCase,
  ReviewDesk,
  ReviewKind,
  ReviewRecord,
  WaitingRequest,
} from './reviews.js';

export interface CaseTools {
  readonly context: BrokerContext;
  readonly desks: readonly ReviewDesk[];
  readonly blobs: BlobStore;
}

export interface ListedReview extends Review {
  readonly kind: ReviewKind;
  /** The amount at stake in USD at the current rate; 0 when there is none. */
  readonly worth: Decimal;
}

/** The requests that wait for a decision, of all desks. */
export interface Cases {
  /** Oldest first. A row that cannot be shown is left out, so that the others can still be decided. */
  list(): Promise<{ readonly reviews: readonly ListedReview[]; readonly faults: readonly ListFault[] }>;
  /** A waiting request; undefined for any other. */
  find(queries: Queries, kind: string, id: string): Promise<ReviewCase | undefined>;
  /** The amount at stake in USD at the current rate; 0 when there is none. */
  worth(review: Review): Decimal;
  /**
   * Decides a request and records it in the audit.
   * @returns the record as its customer sees it
   * @throws Refusal `not_found`, `not_reviewable`, and the desk's refusals
   */
  decide(tx: Tx, ruling: Ruling): Promise<ReviewRecord>;
  findPicture(id: string): Promise<Picture | undefined>;
}

export interface Ruling {
  readonly actor: Actor;
  readonly kind: string;
  readonly id: string;
  readonly decision: Decision;
  /** The operator's reason for the audit; the customer reads that of the decision. */
  readonly why: string | null;
  readonly proposalId?: string;
}

/** The fields of a record that the audit keeps: its state and amounts, and no personal data. */
const AUDITED = [
  'status',
  'status_key',
  'approval_status',
  'loan_status',
  'professional_status',
  'amount',
  'audit_amount',
  'currency',
  'quantity',
  'order_price',
  'refuse_reason_key',
  'refuse_reason',
  'reject_code',
];

export function createCases({ context, desks, blobs }: CaseTools): Cases {
  const rates = createRates(context.market.seed);
  const deskOf = (kind: string): ReviewDesk => {
    const desk = desks.find((each) => each.kind === kind);
    if (desk === undefined) throw new Refusal('not_found');
    return desk;
  };
  const worth = ({ amount }: Review): Decimal =>
    amount === null
      ? ZERO
      : multiply(decimal(amount.value), rates.midRate(amount.currency, 'USD', context.clock.now()), 'up');
  return {
    async list() {
      const faults: ListFault[] = [];
      const show = async (kind: ReviewKind, { id, toReview }: WaitingRequest): Promise<ListedReview[]> => {
        try {
          const review = await toReview();
          return [{ kind, ...review, worth: worth(review) }];
        } catch (error) {
          faults.push({ row: `${kind} ${id}`, error });
          return [];
        }
      };
      const lists = await Promise.all(
        desks.map(async ({ kind, list }) =>
          Promise.all((await list()).map((request) => show(kind, request))),
        ),
      );
      const reviews = lists.flat(2).sort((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime());
      return { reviews, faults };
    },
    find: (queries, kind, id) => deskOf(kind).find(queries, id),
    worth,
    async decide(tx, { actor, kind, id, decision, why, proposalId }) {
      const desk = deskOf(kind);
      const before = await desk.find(tx, id);
      await requirePartitionsOf(tx, before?.memberId ?? null);
      const after = await desk.decide(tx, id, decision);
      await recordDeed(tx, context, actor, {
        action: `decided: ${decision.decision}`,
        subject: { kind, id },
        memberId: before?.memberId ?? null,
        proposalId: proposalId ?? null,
        reason: why,
        before: before === undefined ? null : toState(before.record),
        after: toState(after),
      });
      return after;
    },
    findPicture: (id) => findPicture({ ...context, blobs }, id, undefined),
  };
}

const toState = (record: ReviewRecord): AuditState =>
  Object.fromEntries(Object.entries(record).filter(([name]) => AUDITED.includes(name)));
