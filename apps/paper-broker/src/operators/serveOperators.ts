import { listDeeds, recordDeed, type Actor } from '../audit/audit.js';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { Refusal, refuseInvalid } from '../http/refusal.js';
import { newId } from '../ids.js';
import { issueEnrolment, type Enrolment } from './enrolment.js';
import {
  operatorOf,
  type OperatorOperations,
  type OperatorWire,
  type SignedInOperator,
} from './operation.js';
import {
  activeAdministrators,
  requireActiveOperator,
  lockOperator,
  viewOperator,
  type OperatorRow,
} from './operatorRow.js';
import { endOperatorSessions } from './operatorSessions.js';
import { withdrawProposalsOf } from './proposals.js';
import type { Role } from './schema.js';

const AUDIT_ROWS = 200;

type OperatorsOperations = Pick<
  OperatorOperations,
  'listOperators' | 'addOperator' | 'changeOperator' | 'renewEnrolment' | 'confirmOperator' | 'listAudit'
>;

/** The operations on operators and on their audit. */
export function serveOperators(context: BrokerContext): OperatorsOperations {
  const { db } = context;
  return {
    async listOperators() {
      const rows = await db.read.selectFrom('operator').selectAll().orderBy('name').execute();
      return { status: 200, body: { data: rows.map(viewOperator) } };
    },
    async addOperator(call) {
      const { name, role, reason } = call.body;
      const enrolment = await db.transaction(async (tx) => {
        const id = await createOperator(tx, context, name, role);
        if (id === undefined) throw new Refusal('name_taken');
        await recordDeed(tx, context, operatorOf(call), {
          action: 'added an operator',
          subject: { kind: 'operator', id },
          reason,
          after: { name, role },
        });
        return issueEnrolment(tx, context, id, [operatorOf(call).id]);
      });
      return { status: 201, body: viewEnrolment(enrolment) };
    },
    async changeOperator(call) {
      const { role, disabled } = call.body;
      if (role === undefined && disabled === undefined) throw refuseInvalid('role', 'required');
      const by = operatorOf(call);
      const changed = await db.transaction((tx) =>
        changeOperator(tx, context, by, call.params.id, call.body),
      );
      return { status: 200, body: viewOperator(changed) };
    },
    async renewEnrolment(call) {
      const by = operatorOf(call);
      const { reason } = call.body;
      const enrolment = await db.transaction((tx) => renewEnrolment(tx, context, by, call.params.id, reason));
      return { status: 201, body: viewEnrolment(enrolment) };
    },
    async confirmOperator(call) {
      const operator = operatorOf(call);
      const confirmed = await db.transaction(async (tx) => {
        await requireActiveOperator(tx, operator);
        return confirmOperator(tx, context, {
          actor: operator,
          before: await lockOperator(tx, call.params.id),
          reason: call.body.reason,
        });
      });
      return { status: 200, body: viewOperator(confirmed) };
    },
    async listAudit({ query: { member_id: memberId, from, after, limit } }) {
      const filter = { memberId, from: from === undefined ? undefined : new Date(from), after };
      const rows = await listDeeds(db.read, filter, limit ?? AUDIT_ROWS);
      return { status: 200, body: { data: rows.map((row) => ({ ...row, at: row.at.toISOString() })) } };
    },
  };
}

/**
 * Changes an operator's role or access, ends their sessions, and records it. Another administrator has to confirm what
 * the operator gains by it. A proposal of an operator who may not propose any more is withdrawn.
 * @throws Refusal `not_found`, `last_administrator`
 */
async function changeOperator(
  tx: Tx,
  context: BrokerContext,
  by: SignedInOperator,
  id: string,
  { role, disabled, reason }: OperatorWire['OperatorChange'],
): Promise<OperatorRow> {
  const wall = context.clock.wall();
  await lockAdministrators(tx);
  const before = await lockOperator(tx, id);
  const isLetIn = disabled === false && before.disabled_at !== null;
  const isGiven = isLetIn || (role !== undefined && role !== before.role);
  const after = await tx
    .updateTable('operator')
    .set({
      role: role ?? before.role,
      ...(disabled === undefined ? {} : { disabled_at: disabled ? wall : null }),
      ...(isGiven ? { given_by: [...before.given_by, by.id] } : {}),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await requireAdministrator(tx);
  await endOperatorSessions(tx, { operatorId: id }, wall);
  if (after.disabled_at !== null || after.role === 'administrator')
    await withdrawProposalsOf(tx, context, { actor: by, operatorId: id, reason });
  await recordChange(tx, context, by, { action: 'changed an operator', reason, before, after });
  return after;
}

/** Gives an operator a new code to enrol with. @throws Refusal `not_found`, `last_administrator` */
async function renewEnrolment(
  tx: Tx,
  context: BrokerContext,
  by: SignedInOperator,
  id: string,
  reason: string,
): Promise<Enrolment> {
  await lockAdministrators(tx);
  const before = await lockOperator(tx, id);
  const renewed = await issueEnrolment(tx, context, id, [...before.given_by, by.id]);
  await requireAdministrator(tx);
  const after = renewed.operator;
  await recordChange(tx, context, by, { action: 'renewed an enrolment', reason, before, after });
  return renewed;
}

interface OperatorConfirmation {
  readonly actor: Actor;
  readonly before: OperatorRow;
  readonly reason?: string;
}

/**
 * Confirms an operator to whom administrators gave a code, a role or access, so that the operator may work.
 * @throws Refusal `invalid_transition` for an operator who does not wait for it; `other_person_required` for one of
 * these administrators
 */
export async function confirmOperator(
  tx: Tx,
  context: Pick<BrokerContext, 'clock' | 'entropy'>,
  { actor, before, reason }: OperatorConfirmation,
): Promise<OperatorRow> {
  if (viewOperator(before).state !== 'unconfirmed') throw new Refusal('invalid_transition');
  if (actor.id !== null && before.given_by.includes(actor.id)) throw new Refusal('other_person_required');
  const after = await tx
    .updateTable('operator')
    .set({ given_by: [] })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(tx, context, actor, {
    action: 'confirmed an operator',
    reason: reason ?? null,
    before,
    after,
  });
  return after;
}

/** @returns the id; undefined when the name is taken */
export async function createOperator(
  tx: Tx,
  { clock, entropy }: Pick<BrokerContext, 'clock' | 'entropy'>,
  name: string,
  role: Role,
): Promise<string | undefined> {
  const wall = clock.wall();
  const row = await tx
    .insertInto('operator')
    .values({
      id: newId('opr', wall, entropy),
      name,
      role,
      password_hash: null,
      sealed_secret: null,
      enrolled_at: null,
      enrolment_hash: null,
      enrolment_expires_at: null,
      disabled_at: null,
      created_at: wall,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Locks all administrators, so that two of them cannot disable each other at the same time. */
const lockAdministrators = (tx: Tx) => activeAdministrators(tx).forUpdate().execute();

/** @throws Refusal `last_administrator` */
async function requireAdministrator(tx: Tx): Promise<void> {
  const [first] = await activeAdministrators(tx).limit(1).execute();
  if (first === undefined) throw new Refusal('last_administrator');
}

interface RecordedChange {
  readonly action: string;
  readonly reason: string | null;
  readonly before: OperatorRow;
  readonly after: OperatorRow;
}

/** Records in the audit what has become of an operator's role and state. */
const recordChange = (
  tx: Tx,
  context: Pick<BrokerContext, 'clock' | 'entropy'>,
  actor: Actor,
  { action, reason, before, after }: RecordedChange,
) =>
  recordDeed(tx, context, actor, {
    action,
    subject: { kind: 'operator', id: before.id },
    reason,
    before: stateOf(viewOperator(before)),
    after: stateOf(viewOperator(after)),
  });

const stateOf = ({ role, state }: OperatorWire['Operator']) => ({ role, state });

const viewEnrolment = ({ operator, code, expiresAt }: Enrolment): OperatorWire['Enrolment'] => ({
  operator: viewOperator(operator),
  code,
  expires_at: expiresAt.toISOString(),
});
