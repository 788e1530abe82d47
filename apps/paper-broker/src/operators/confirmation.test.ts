import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordDeed } from '../audit/audit.js';
import { demoContent, openContractWorld, type ContractWorld } from '../contract/testing/contractWorld.js';
import type { Answer } from '../contract/testing/exchange.js';
import { createTestEntropy } from '../clock/testing.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { makeFirstOperator } from './firstOperator.js';
import type { OperatorOperationId, OperatorWire } from './operation.js';
import { openOperatorOffice, type OperatorOffice, type Person } from './testing/operatorOffice.js';

const why = { reason: 'As agreed' };

const said = ({ status, body }: Answer): unknown[] => [status, (body as { code?: string } | undefined)?.code];

describeOnBothStores('what an administrator gives to an operator', (makeStore) => {
  let db: Database;
  let world: ContractWorld;
  let office: OperatorOffice;
  let customer: string;
  let ada: Person;
  let dana: Person;
  let aheadMs = 0;
  const wall = (): Date => new Date(Date.now() + aheadMs);

  beforeAll(async () => {
    db = await makeStore(demoContent);
    world = await openContractWorld(db, { FOUR_EYES_ABOVE: '100' }, wall);
    office = await openOperatorOffice(world, wall, (ms) => void (aheadMs += ms));
    ada = office.people.administrator;
    dana = await office.hire('dana', 'approver');
    const { body } = await world.send('GET', '/member/profile', { token: await world.signIn('demo') });
    customer = (body as { id: string }).id;
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  const asAda = (id: OperatorOperationId, path: string, body: object): Promise<Answer> =>
    office.call(ada.token, id, { path: [path], body: { ...body, ...why } });
  const confirm = (by: Person, id: string): Promise<Answer> =>
    office.call(by.token, 'confirmOperator', { path: [id], body: why });
  const freeze = ({ token }: Person): Promise<Answer> =>
    office.call(token, 'freezeMember', { path: [customer], body: why });
  /** Ada renews an enrolment and keeps the code to herself. */
  const takeOver = async ({ id }: Person): Promise<Person> => {
    const { body } = await asAda('renewEnrolment', id, {});
    return office.enrol((body as OperatorWire['Enrolment']).code);
  };
  const stateOf = async (id: string): Promise<string | undefined> =>
    ((await office.as('administrator', 'listOperators')) as OperatorWire['OperatorList']).data.find(
      (each) => each.id === id,
    )?.state;

  it('is worth nothing in her own hands: two approvers whom she renews decide nothing', async () => {
    const proposed = (await freeze(office.people.reviewer)).body as OperatorWire['Proposal'];
    const erik = await office.hire('erik', 'approver');
    for (const person of [dana, erik]) {
      const taken = await takeOver(person);
      expect(await stateOf(person.id)).toBe('unconfirmed');
      const closing = { path: [proposed.id], body: why };
      for (const answer of [
        await freeze(taken),
        await office.call(taken.token, 'confirmProposal', closing),
        await office.call(taken.token, 'listCases'),
        await confirm(taken, taken.id),
        await confirm(taken, dana.id),
      ])
        expect(said(answer)).toEqual([403, 'operator_unconfirmed']);
      expect((await office.call(taken.token, 'getOperatorSession')).body).toMatchObject({ confirmed: false });
      expect(said(await confirm(ada, person.id))).toEqual([409, 'other_person_required']);
    }
    // The owner, enrolled with the code, is confirmed by somebody who has asked them.
    expect((await confirm(office.people.approver, dana.id)).body).toMatchObject({ state: 'active' });
    // Renewed once more, she waits again.
    await takeOver(dana);
    expect(await stateOf(dana.id)).toBe('unconfirmed');
    await office.as('approver', 'withdrawProposal', { path: [proposed.id], query: '?reason=Done' });
  });

  it('needs another person for whom she adds, promotes or lets in again, and for an enrolment that is not used yet', async () => {
    const body = { name: 'fay', role: 'approver', ...why };
    const { body: added } = await office.call(ada.token, 'addOperator', { body });
    const { operator, code } = added as OperatorWire['Enrolment'];
    expect(said(await confirm(office.people.approver, operator.id))).toEqual([409, 'invalid_transition']);
    const fay = await office.enrol(code);
    expect(said(await freeze(fay))).toEqual([403, 'operator_unconfirmed']);
    expect((await confirm(office.people.approver, fay.id)).status).toBe(200);
    expect(said(await confirm(office.people.approver, fay.id))).toEqual([409, 'invalid_transition']);

    const gus = await office.hire('gus', 'reviewer');
    for (const given of [{ role: 'approver' }, { disabled: false }]) {
      await asAda('changeOperator', gus.id, { disabled: true });
      expect(said(await confirm(office.people.approver, gus.id))).toEqual([409, 'invalid_transition']);
      await asAda('changeOperator', gus.id, { disabled: false, ...given });
      const { body: session } = await office.signIn(gus);
      const back = { ...gus, token: (session as OperatorWire['NewSession']).token };
      expect(said(await freeze(back))).toEqual([403, 'operator_unconfirmed']);
      expect(said(await confirm(ada, gus.id))).toEqual([409, 'other_person_required']);
      expect((await confirm(office.people.approver, gus.id)).status).toBe(200);
    }
  });

  it('cannot be confirmed by any of those who had a hand in it', async () => {
    const hans = await office.hire('hans', 'administrator');
    const ines = await office.hire('ines', 'approver');
    await takeOver(ines);
    const by = { path: [ines.id], body: { disabled: true, ...why } };
    expect((await office.call(hans.token, 'changeOperator', by)).status).toBe(200);
    expect(
      (await office.call(hans.token, 'changeOperator', { ...by, body: { disabled: false, ...why } })).status,
    ).toBe(200);
    for (const person of [ada, hans])
      expect(said(await confirm(person, ines.id))).toEqual([409, 'other_person_required']);
    expect((await confirm(office.people.approver, ines.id)).status).toBe(200);
    // Who is not confirmed is no administrator yet.
    await office.call(ada.token, 'renewEnrolment', { path: [hans.id], body: why });
    const last = await asAda('changeOperator', ada.id, { role: 'reviewer' });
    expect(said(last)).toEqual([409, 'last_administrator']);
  });

  it('needs it too where a server of an earlier version writes it, which knows nothing of confirmations', async () => {
    /** The deed of the earlier version, in the transaction of the change. */
    const asEarlier = (id: string, action: string, change: RawBuilder<unknown>, states: object) =>
      db.transaction(async (tx) => {
        await change.execute(tx);
        const deed = { action, subject: { kind: 'operator', id }, reason: 'As agreed', ...states };
        const actor = { id: ada.id, name: ada.name, role: 'administrator', address: '127.0.0.1' };
        await recordDeed(
          tx,
          { clock: { ...world.broker.clock, wall }, entropy: createTestEntropy(id + action) },
          actor,
          deed,
        );
      });
    const expectUnconfirmed = async (id: string): Promise<void> => {
      expect(await stateOf(id)).toBe('unconfirmed');
      expect(said(await confirm(ada, id))).toEqual([409, 'other_person_required']);
      expect((await confirm(office.people.approver, id)).status).toBe(200);
    };
    const enrol = (id: string) =>
      sql`update operator set enrolled_at = now(), enrolment_hash = null where id = ${id}`.execute(db.read);
    const id = 'opr_01HZZZZZZZZZZZZZZZZZZZZZZZ';
    const added = sql`insert into operator (id, name, role, created_at) values (${id}, 'kim', 'reviewer', now())`;
    await asEarlier(id, 'added an operator', added, { after: { name: 'kim', role: 'reviewer' } });
    await enrol(id);
    await expectUnconfirmed(id);

    const renewed = sql`update operator set enrolled_at = null, enrolment_hash = 'x' where id = ${id}`;
    const active = { role: 'reviewer', state: 'active' };
    await asEarlier(id, 'renewed an enrolment', renewed, {
      before: active,
      after: { ...active, state: 'invited' },
    });
    await enrol(id);
    await expectUnconfirmed(id);

    const promoted = { ...active, role: 'approver' };
    const change = (role: string, disabled: string) =>
      sql`update operator set role = ${role}, disabled_at = ${sql.raw(disabled)} where id = ${id}`;
    const states = { before: active, after: promoted };
    await asEarlier(id, 'changed an operator', change('approver', 'null'), states);
    await expectUnconfirmed(id);

    const out = { ...promoted, state: 'disabled' };
    await asEarlier(id, 'changed an operator', change('approver', 'now()'), { before: promoted, after: out });
    await asEarlier(id, 'changed an operator', change('approver', 'null'), { before: out, after: promoted });
    await expectUnconfirmed(id);
  });

  it('is confirmed by the command on the server where there is nobody else', async () => {
    const tools = { db, clock: { now: wall, wall }, entropy: createTestEntropy() };
    const joe = await office.hire('joe', 'reviewer');
    const taken = await takeOver(joe);
    expect(await makeFirstOperator(tools, ['joe', '--confirm'])).toBe('joe, reviewer, is confirmed.\n');
    expect((await office.call(taken.token, 'listCases')).status).toBe(200);
    await expect(makeFirstOperator(tools, ['joe', '--confirm'])).rejects.toThrow('nothing to confirm');
    await expect(makeFirstOperator(tools, ['nobody', '--confirm'])).rejects.toThrow('no operator nobody');
    const { data } = (await office.as('administrator', 'listAudit', {
      query: '?limit=500',
    })) as OperatorWire['AuditList'];
    expect(data.filter(({ subject_id: id }) => id === joe.id).at(-1)).toMatchObject({
      operator: 'command',
      action: 'confirmed an operator',
      before: { role: 'reviewer', state: 'unconfirmed' },
      after: { role: 'reviewer', state: 'active' },
    });
  });
});
