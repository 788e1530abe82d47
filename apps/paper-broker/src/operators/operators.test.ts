import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoContent, openContractWorld, type ContractWorld } from '../contract/testing/contractWorld.js';
import type { Answer } from '../contract/testing/exchange.js';
import type { Belongings } from '../contract/testing/example.js';
import { acquire, examples } from '../contract/testing/examples.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { DAY_MS, MINUTE_MS } from '../util/durations.js';
import { loadOperatorContract } from './operatorContract.js';
import type { OperatorWire } from './operation.js';
import { requireActiveOperator } from './operatorRow.js';
import { openOperatorOffice, type OperatorOffice } from './testing/operatorOffice.js';

const why = { reason: 'As agreed' };

const codeOf = ({ body }: Answer): unknown => (body as { code?: string } | undefined)?.code;
const said = (answer: Answer) => [answer.status, codeOf(answer)];

describeOnBothStores('the operator plane', (makeStore) => {
  let db: Database;
  let world: ContractWorld;
  let office: OperatorOffice;
  let mine: Belongings;
  let customer: string;
  let picture: string;
  let aheadMs = 0;
  const wall = (): Date => new Date(Date.now() + aheadMs);
  const advance = (ms: number): void => void (aheadMs += ms);

  beforeAll(async () => {
    db = await makeStore(demoContent);
    world = await openContractWorld(db, { FOUR_EYES_ABOVE: '100' }, wall);
    office = await openOperatorOffice(world, wall, advance);
    mine = await acquire(world, 'demo');
    const profile = await world.send('GET', '/member/profile', { token: mine.token });
    customer = (profile.body as { id: string }).id;
    const png = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2060a0' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('purpose', 'proof');
    form.append('file', new Blob([new Uint8Array(png)]), 'proof.png');
    const sent = await world.send('POST', '/upload', { token: mine.token, form });
    picture = (sent.body as { id: string }).id;
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  const askForMoney = async (amount: string): Promise<string> => {
    const token = await world.signIn('demo');
    const cards = await world.send('GET', '/bank_card', { token });
    const [card] = (cards.body as { data: { id: string }[] }).data;
    const answer = await world.send('POST', '/withdrawal', {
      token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { type: 'bank', currency: 'USD', amount, bank_card_id: card?.id, pay_password: '246810' },
    });
    expect(answer.status, answer.text).toBe(201);
    return (answer.body as { id: string }).id;
  };
  const audit = async (): Promise<OperatorWire['AuditList']['data']> =>
    ((await office.as('administrator', 'listAudit', { query: '?limit=500' })) as OperatorWire['AuditList'])
      .data;
  const deedsAbout = async (id: string) =>
    (await audit()).filter(({ subject_id, proposal_id }) => [subject_id, proposal_id].includes(id));

  it('decides what is small at once, and tells who, when, why, before and after', async () => {
    const id = await askForMoney('60');
    // A case that cannot be shown hides no other one.
    await sql`insert into withdrawal
                select (jsonb_populate_record(row, '{"id": "broken", "amount": "NaN"}')).*
                  from withdrawal as row where id = ${id}`.execute(db.read);
    const { data } = (await office.as('reviewer', 'listCases', {
      query: '?kind=withdrawal',
    })) as OperatorWire['CaseList'];
    expect(data.map((each) => each.id)).not.toContain('broken');
    await sql`delete from withdrawal where id = 'broken'`.execute(db.read);
    expect(data.find((each) => each.id === id)).toMatchObject({
      amount: '60',
      currency: 'USD',
      needs_second: false,
    });
    const body = { decision: 'refuse', reason_key: 'payee_invalid', reason: 'The bank sent it back' };
    const path = ['withdrawal', id];
    expect(await office.as('reviewer', 'getCase', { path })).toMatchObject({
      reasons: expect.arrayContaining([{ key: 'payee_invalid', params: [] }]) as unknown,
      record: { status_key: 'wait' },
    });
    expect(await office.as('reviewer', 'decideCase', { path, body })).toMatchObject({
      status_key: 'refuse',
      refuse_reason_key: 'payee_invalid',
      refuse_reason: 'The bank sent it back',
    });
    expect(await deedsAbout(id)).toMatchObject([
      {
        operator: 'ben',
        operator_id: office.people.reviewer.id,
        role: 'reviewer',
        address: '127.0.0.1',
        action: 'decided: refuse',
        subject_kind: 'withdrawal',
        member_id: customer,
        reason: 'payee_invalid: The bank sent it back',
        before: { status_key: 'wait', amount: '60' },
        after: { status_key: 'refuse', refuse_reason_key: 'payee_invalid' },
      },
    ]);
    const again = await office.call(office.people.reviewer.token, 'decideCase', { path, body });
    expect(said(again)).toEqual([409, 'not_reviewable']);
    expect((await office.call(office.people.reviewer.token, 'getCase', { path })).status).toBe(404);
  });

  it('does what is large only when a second person confirms it', async () => {
    const id = await askForMoney('100.01');
    const path = ['withdrawal', id];
    const decide = { path, body: { decision: 'pass', reason: 'The account is his own' } };
    const partial = { path, body: { decision: 'partial', audit_amount: '5', ...why } };
    expect(said(await office.call(office.people.approver.token, 'decideCase', partial))).toEqual([
      400,
      'validation',
    ]);
    const proposal = (await office.as('approver', 'decideCase', decide)) as OperatorWire['Proposal'];
    expect(proposal).toMatchObject({ action: 'decide_withdrawal', amount: '100.01', proposed_by: 'cleo' });
    expect(await office.as('reviewer', 'getCase', { path })).toMatchObject({
      needs_second: true,
      proposal_id: proposal.id,
      reasons: expect.arrayContaining([{ key: 'payee_invalid', params: [] }]) as unknown,
      record: { status_key: 'wait' },
    });
    const twice = await office.call(office.people.reviewer.token, 'decideCase', decide);
    expect(said(twice)).toEqual([409, 'already_proposed']);
    const confirm = { path: [proposal.id], body: { reason: 'Called back' } };
    const own = await office.call(office.people.approver.token, 'confirmProposal', confirm);
    expect(said(own)).toEqual([409, 'other_person_required']);

    const { token } = await office.hire('dana', 'approver');
    // Of two confirmations at the same time, one takes effect.
    const answers = await Promise.all([1, 2].map(() => office.call(token, 'confirmProposal', confirm)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ status_key: 'pass' });
    expect(await office.as('reviewer', 'listProposals')).toEqual({ data: [] });
    expect(await deedsAbout(id)).toMatchObject([
      { operator: 'cleo', action: 'proposed: decide_withdrawal', reason: 'The account is his own' },
      {
        operator: 'dana',
        action: 'decided: pass',
        proposal_id: proposal.id,
        reason: 'Called back',
        before: { status_key: 'wait' },
        after: { status_key: 'pass' },
      },
    ]);
  });

  it('leaves a case as it was when a proposal is withdrawn, or its case decided elsewhere', async () => {
    const path = ['withdrawal', await askForMoney('150')];
    const decide = { path, body: { decision: 'refuse', reason: 'Too much' } };
    const first = (await office.as('reviewer', 'decideCase', decide)) as OperatorWire['Proposal'];
    await office.as('approver', 'withdrawProposal', { path: [first.id], query: '?reason=It%20is%20his' });
    expect(await office.as('reviewer', 'getCase', { path })).toMatchObject({ proposal_id: null });
    const gone = await office.call(office.people.approver.token, 'confirmProposal', {
      path: [first.id],
      body: why,
    });
    expect(said(gone)).toEqual([409, 'proposal_closed']);

    const second = (await office.as('approver', 'decideCase', decide)) as OperatorWire['Proposal'];
    const others = { path: [second.id], query: '?reason=No' };
    const notHis = await office.call(office.people.reviewer.token, 'withdrawProposal', others);
    expect(said(notHis)).toEqual([403, 'role_required']);
    const token = await world.signIn('demo');
    expect((await world.send('DELETE', `/withdrawal/${path[1] ?? ''}`, { token })).status).toBe(200);
    const { token: other } = await office.hire('eve', 'approver');
    const late = await office.call(other, 'confirmProposal', { path: [second.id], body: why });
    expect(said(late)).toEqual([409, 'not_reviewable']);
    await office.as('approver', 'withdrawProposal', others);
  });

  it('lets nobody confirm what somebody proposed who has left the desk since', async () => {
    for (const leave of [{ disabled: true }, { role: 'administrator' }]) {
      const leaver = await office.hire(`kim${Object.keys(leave)[0]}`, 'approver');
      const path = ['withdrawal', await askForMoney('150')];
      const decide = { path, body: { decision: 'pass', reason: 'The account is his own' } };
      const { body } = await office.call(leaver.token, 'decideCase', decide);
      const { id } = body as OperatorWire['Proposal'];
      const left = { ...leave, reason: 'Left the company' };
      await office.as('administrator', 'changeOperator', { path: [leaver.id], body: left });
      const late = await office.call(office.people.approver.token, 'confirmProposal', {
        path: [id],
        body: why,
      });
      expect(said(late)).toEqual([409, 'proposal_closed']);
      expect(await office.as('reviewer', 'getCase', { path })).toMatchObject({
        proposal_id: null,
        reasons: expect.arrayContaining([{ key: 'payee_invalid', params: [] }]) as unknown,
        record: { status_key: 'wait' },
      });
      expect((await deedsAbout(id)).map(({ operator, action }) => `${operator} ${action}`)).toEqual([
        `${leaver.name} proposed: decide_withdrawal`,
        'ada withdrew: decide_withdrawal',
      ]);
      // A call that passed the gate before the change is refused too.
      const held = { id: leaver.id, role: 'approver' } as const;
      await expect(db.transaction((tx) => requireActiveOperator(tx, held))).rejects.toThrow(
        'unauthenticated',
      );
    }
  });

  it('freezes and unfreezes a customer by two people', async () => {
    const token = await world.signIn('demo');
    const seen = async () => (await world.send('GET', '/member/profile', { token })).status;
    const search = { query: `?search=${customer}` };
    const isFrozen = async () =>
      ((await office.as('administrator', 'searchMembers', search)) as OperatorWire['MemberList']).data[0]
        ?.frozen;
    const path = [customer];
    const not = await office.call(office.people.reviewer.token, 'unfreezeMember', { path, body: why });
    expect(said(not)).toEqual([409, 'invalid_transition']);
    const body = { reason: 'The phone was stolen' };
    const freeze = (await office.as('reviewer', 'freezeMember', { path, body })) as OperatorWire['Proposal'];
    expect([await seen(), await isFrozen()]).toEqual([200, false]);
    const done = await office.as('approver', 'confirmProposal', { path: [freeze.id], body: why });
    expect(done).toEqual({ id: customer, frozen: true });
    expect([await seen(), await isFrozen()]).toEqual([401, true]);
    const login = { mail: 'demo@fairlot.example', password: 'Fairlot26' };
    expect(said(await world.send('POST', '/member/login', { body: login }))).toEqual([403, 'account_locked']);

    const unfreeze = (await office.as('reviewer', 'unfreezeMember', {
      path,
      body,
    })) as OperatorWire['Proposal'];
    await office.as('approver', 'confirmProposal', { path: [unfreeze.id], body: why });
    expect([await seen(), await isFrozen()]).toEqual([401, false]);
    expect((await world.send('POST', '/member/login', { body: login })).status).toBe(200);
    expect((await deedsAbout(customer)).map(({ operator, action }) => `${operator} ${action}`)).toEqual([
      'ben proposed: freeze',
      'cleo froze',
      'ben proposed: unfreeze',
      'cleo unfroze',
    ]);
  });

  it('finds customers by every name they have', async () => {
    const find = async (search: string) =>
      (
        (await office.as('reviewer', 'searchMembers', {
          query: `?search=${encodeURIComponent(search)}`,
        })) as OperatorWire['MemberList']
      ).data;
    const [{ nickname, phone } = { nickname: '', phone: '' }] = await find(customer);
    for (const search of ['demo@fairlot.example', 'DEMO@', nickname.slice(0, 2).toLowerCase(), phone ?? ''])
      expect([search, (await find(search)).map(({ id }) => id)]).toEqual([
        search,
        expect.arrayContaining([customer]),
      ]);
    expect(await find('%%')).toEqual([]);
    expect(await find('no such person')).toEqual([]);
  });

  it('answers customers, shows pictures, releases work, and looks at the ledger', async () => {
    const example = await examples['sendSupportMessage']?.(mine, world);
    const token = await world.signIn('demo');
    expect((await world.send('POST', '/support/message', { token, ...example })).status).toBeLessThan(300);
    expect(await office.as('reviewer', 'listQuestions')).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ member_id: customer })]),
    });
    await office.as('reviewer', 'answerQuestion', { path: [customer], body: { text: 'It arrives today.' } });
    const left = (await office.as('reviewer', 'listQuestions')) as OperatorWire['UnansweredList'];
    expect(left.data.filter(({ member_id }) => member_id === customer)).toEqual([]);

    await office.as('reviewer', 'getPicture', { path: [picture] });
    expect(await deedsAbout(picture)).toMatchObject([{ operator: 'ben', action: 'looked' }]);

    const at = wall();
    const failure = { attempts: 10, reason: 'Error: planted', failed_at: at, retry_at: null, parked_at: at };
    await db.read
      .insertInto('work_failure')
      .values({ source: 'job', item_id: 'job_x', ...failure })
      .execute();
    expect(await office.as('reviewer', 'listParkedWork')).toMatchObject({ data: [{ id: 'job_x' }] });
    await office.as('approver', 'releaseParkedWork', { path: ['job', 'job_x'], body: why });
    expect(await office.as('reviewer', 'listParkedWork')).toEqual({ data: [] });
    expect(await deedsAbout('job_x')).toMatchObject([
      { action: 'released', reason: why.reason, before: { reason: 'Error: planted' } },
    ]);

    expect(await office.as('approver', 'checkLedger')).toMatchObject({ ok: true });
    // A read that is refused because of the role is recorded too; other reads are not.
    expect(said(await office.call(office.people.reviewer.token, 'listAudit'))).toEqual([
      403,
      'role_required',
    ]);
    const { data } = (await office.as('approver', 'readSecurityLog', {
      query: '?kind=operator',
    })) as OperatorWire['SecurityEventList'];
    const log = data.map(({ subject, result }) => `${subject} ${result}`);
    expect(log).toContain('cleo POST /operator/v1/parked/job/job_x/release ok');
    expect(log.filter((line) => line.includes(' GET '))).toEqual(['ben GET /operator/v1/audit 403']);
  });

  it('takes name, password and a new code together, and does not reveal which was wrong', async () => {
    const fern = await office.hire('fern', 'reviewer');
    expect((await office.signIn(fern)).status).toBe(201);
    // Back to the step of the code that was used.
    advance(-30_000);
    expect(said(await office.signIn(fern))).toEqual([422, 'invalid_credentials']);
    expect(said(await office.signIn(fern, { name: 'a\0' }))).toEqual([400, 'validation']);
    const wrong = [{ name: 'nobody' }, { password: 'Wrong-horse-7' }, { totp: '000000' }];
    const answers = await Promise.all(wrong.map((over) => office.signIn(fern, over)));
    const bodies = answers.map(({ body }) => ({ ...(body as object), request_id: '' }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ code: 'invalid_credentials' });
  });

  it('allows five wrong codes, and then makes even the right one wait', async () => {
    const gil = await office.hire('gil', 'reviewer');
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => office.signIn(gil, { totp: `00000${index % 10}` })),
    );
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5);
    const refused = await office.signIn(gil);
    expect(said(refused)).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    advance(15 * MINUTE_MS);
    expect((await office.signIn(gil)).status).toBe(201);
  });

  it('decides in production, where nothing is simulated', async () => {
    const id = await askForMoney('70');
    const production = await openContractWorld(
      db,
      {
        NODE_ENV: 'production',
        SECRET_KEY: 'test-key-of-the-operators-in-production',
        SIM_CONTROL: '0',
        SIM_CLOCK: '',
        RATE_LIMITS: 'on',
      },
      wall,
    );
    try {
      expect((await production.control('/clock')).status).toBe(404);
      const ina = await office.hire('ina', 'reviewer');
      const answer = await production.sendTo('POST', `/operator/v1/review/withdrawal/${id}`, {
        token: ina.token,
        body: { decision: 'pass', ...why },
      });
      expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ status_key: 'pass' })]);
      // Guesses of tokens count for the address.
      const guess = () => production.sendTo('GET', '/operator/v1/session', { token: 'x'.repeat(43) });
      const guesses = await Promise.all(Array.from({ length: 320 }, guess));
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(300);
      expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20);
    } finally {
      await production.close();
    }
  });

  it('ends a session after half an hour, after ten, at a sign-out, with a change of its operator, and with an enrolment', async () => {
    const hal = await office.hire('hal', 'reviewer');
    const state = async (token: string) => (await office.call(token, 'getOperatorSession')).status;
    const fresh = async () => ((await office.signIn(hal)).body as OperatorWire['NewSession']).token;
    advance(31 * MINUTE_MS);
    expect(await state(hal.token)).toBe(401);
    const long = await fresh();
    for (let minutes = 0; minutes < 10 * 60; minutes += 25) {
      expect(await state(long)).toBe(200);
      advance(25 * MINUTE_MS);
    }
    expect(await state(long)).toBe(401);
    const left = await fresh();
    await office.call(left, 'signOutOperator');
    expect(await state(left)).toBe(401);

    const { id } = office.people.administrator;
    const ada = (await office.signIn(office.people.administrator)).body as OperatorWire['NewSession'];
    const change = (of: string, body: object) =>
      office.call(ada.token, 'changeOperator', { path: [of], body: { ...body, ...why } });
    const before = await fresh();
    expect((await change(hal.id, { disabled: true })).body).toMatchObject({ state: 'disabled' });
    expect([await state(before), (await office.signIn(hal)).status]).toEqual([401, 422]);
    expect((await change(hal.id, { disabled: false, role: 'approver' })).status).toBe(200);
    const promoted = await fresh();
    const renewed = await office.call(ada.token, 'renewEnrolment', { path: [hal.id], body: why });
    expect([await state(promoted), (await office.signIn(hal)).status]).toEqual([401, 422]);
    const { code } = renewed.body as OperatorWire['Enrolment'];
    const again = await office.enrol(code);
    expect(await state(again.token)).toBe(200);
    const cleo = (await office.signIn(office.people.approver)).body as OperatorWire['NewSession'];
    const confirmed = await office.call(cleo.token, 'confirmOperator', { path: [hal.id], body: why });
    expect(confirmed.body).toMatchObject({ name: 'hal', state: 'active' });
    expect(said(await office.call(undefined, 'startEnrolment', { body: { code } }))).toEqual([
      422,
      'enrolment_invalid',
    ]);
    const late = (await office.call(ada.token, 'renewEnrolment', { path: [hal.id], body: why })).body;
    advance(DAY_MS);
    const expired = { body: { code: (late as OperatorWire['Enrolment']).code } };
    expect(said(await office.call(undefined, 'startEnrolment', expired))).toEqual([422, 'enrolment_invalid']);

    const now = (await office.signIn(office.people.administrator)).body as OperatorWire['NewSession'];
    const { data } = (await office.call(now.token, 'listOperators')).body as OperatorWire['OperatorList'];
    for (const other of data.filter((each) => each.role === 'administrator' && each.id !== id)) {
      const body = { disabled: true, ...why };
      expect((await office.call(now.token, 'changeOperator', { path: [other.id], body })).status).toBe(200);
    }
    for (const body of [{ disabled: true }, { role: 'reviewer' }]) {
      const last = await office.call(now.token, 'changeOperator', { path: [id], body: { ...body, ...why } });
      expect(said(last)).toEqual([409, 'last_administrator']);
    }
    const renew = await office.call(now.token, 'renewEnrolment', { path: [id], body: why });
    expect(said(renew)).toEqual([409, 'last_administrator']);
    expect((await office.call(now.token, 'listOperators')).status).toBe(200);
  });

  it('keeps an audit that can only grow, page after page', async () => {
    const total = (await sql<{ n: number }>`select count(*)::int as n from operator_audit`.execute(db.read))
      .rows[0]?.n;
    const { token } = (await office.signIn(office.people.administrator)).body as OperatorWire['NewSession'];
    const seen: string[] = [];
    for (let after = ''; ;) {
      const query = `?limit=20${after === '' ? '' : `&after=${after}`}`;
      const { data } = (await office.call(token, 'listAudit', { query })).body as OperatorWire['AuditList'];
      if (data.length === 0) break;
      seen.push(...data.map(({ id }) => id));
      after = seen.at(-1) ?? '';
    }
    expect(new Set(seen).size).toBe((total ?? 0) + 1);
    for (const change of [
      sql`update operator_audit set reason = 'none'`,
      sql`delete from operator_audit`,
      sql`truncate operator_audit`,
    ])
      await expect(change.execute(db.read)).rejects.toThrow(/append only/);
    const text = JSON.stringify(
      seen.length > 0 ? await sql`select * from operator_audit`.execute(db.read) : '',
    );
    for (const { secret, token: old } of Object.values(office.people)) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(old);
    }
  });

  it('has answered every operation of its document', () => {
    const ids = [...loadOperatorContract().operations.keys()];
    expect(ids.filter((id) => !office.answered.has(id))).toEqual([]);
  });
});
