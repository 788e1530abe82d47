import { decimal, type Decimal } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { Refusal } from '../http/refusal.js';
import type { Cases } from '../review/cases.js';
import type { Decision, ReviewKind } from '../review/reviews.js';
import { setFrozen } from './frozen.js';
import type { OperatorWire, SignedInOperator } from './operation.js';
import { requireActiveOperator } from './operatorRow.js';
import { closeProposal, propose, recordWithdrawal, type ProposalRow } from './proposals.js';

export interface CaseDecided {
  readonly kind: ReviewKind;
  readonly id: string;
  readonly decision: Decision;
  /** The reason for the audit. */
  readonly why: string;
}

/** How operators decide cases: small ones alone, large ones only with a second operator. */
export interface FourEyes {
  /** `worth`: in the currency of the limit, FOUR_EYES_ABOVE. */
  needsSecond(worth: Decimal): boolean;
  /**
   * Decides the case, or stores a proposal if it needs a second operator.
   * @throws Refusal of the case's desk, also for a proposal whose confirmation would be refused
   */
  decide(
    operator: SignedInOperator,
    decided: CaseDecided,
  ): Promise<{ readonly record: object } | { readonly proposal: OperatorWire['Proposal'] }>;
  /**
   * Carries out another operator's proposal.
   * @throws Refusal `other_person_required` for one's own; `not_found`, `proposal_closed`
   */
  confirm(operator: SignedInOperator, proposalId: string, why: string): Promise<object>;
  /**
   * Withdraws one's own proposal; an approver may withdraw every one.
   * @throws Refusal `role_required`, `not_found`, `proposal_closed`
   */
  withdraw(operator: SignedInOperator, proposalId: string, why: string): Promise<void>;
}

export function createFourEyes(context: BrokerContext, cases: Cases): FourEyes {
  const { db } = context;
  const needsSecond = (worth: Decimal): boolean => worth > decimal(context.config.fourEyesAbove);
  return {
    needsSecond,
    async decide(operator, { kind, id, decision, why }) {
      const decide = (tx: Tx) => cases.decide(tx, { actor: operator, kind, id, decision, why });
      const found = await cases.find(db.read, kind, id);
      // When the case does not wait, the desk refuses it, because it knows whether the case exists.
      if (found === undefined || !needsSecond(cases.worth(found))) {
        const record = await db.transaction(async (tx) => {
          await requireActiveOperator(tx, operator);
          return decide(tx);
        });
        return { record };
      }
      await rehearse(context, decide);
      const proposal = await db.transaction((tx) =>
        propose(tx, context, operator, {
          action: `decide_${kind}`,
          subjectId: id,
          memberId: found.memberId,
          decision,
          amount: found.amount,
          reason: why,
        }),
      );
      return { proposal };
    },
    confirm: (operator, proposalId, why) =>
      db.transaction(async (tx) => {
        await requireActiveOperator(tx, operator);
        const proposal = await closeProposal(tx, context, proposalId, 'confirmed');
        if (proposal.proposed_by === operator.id) throw new Refusal('other_person_required');
        return carryOut(tx, context, { cases, actor: operator, proposal, why });
      }),
    withdraw: (operator, proposalId, why) =>
      db.transaction(async (tx) => {
        const proposal = await closeProposal(tx, context, proposalId, 'withdrawn');
        if (proposal.proposed_by !== operator.id && operator.role !== 'approver')
          throw new Refusal('role_required');
        await recordWithdrawal(tx, context, proposal, { actor: operator, reason: why });
      }),
  };
}

/** Runs the work and rolls it back, so that a proposal is refused now if its confirmation would be. */
async function rehearse(
  { db }: Pick<BrokerContext, 'db'>,
  work: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  class Rehearsed extends Error {}
  try {
    await db.transaction(async (tx) => {
      await work(tx);
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
}

/** Carries out a confirmed proposal. The customer reads the proposer's reason; the audit has both reasons. */
function carryOut(
  tx: Tx,
  context: BrokerContext,
  {
    cases,
    actor,
    proposal,
    why,
  }: {
    readonly cases: Cases;
    readonly actor: SignedInOperator;
    readonly proposal: ProposalRow;
    readonly why: string;
  },
): Promise<object> {
  const { id: proposalId, action, subject_id: id, decision } = proposal;
  if (decision !== null)
    return cases.decide(tx, { actor, kind: action.replace('decide_', ''), id, decision, why, proposalId });
  return setFrozen(tx, context, actor, { memberId: id, isFrozen: action === 'freeze', why, proposalId });
}
