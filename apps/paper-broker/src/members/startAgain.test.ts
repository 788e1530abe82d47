import { decimal, negate } from '@fairlot/money';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAccounts } from '../accounts/accounts.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import type { TestApp } from '../http/testing/createTestApp.js';
import { findBalance } from '../ledger/balance.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { post } from '../ledger/post.js';
import { createMember } from './createMember.js';
import { weakHash } from './testing/weakHash.js';
import { createMemberApp } from './testing/createMemberApp.js';

const password = 'Correct-horse1';
const usd = decimal('5000');

describeOnBothStores('beginning the simulation anew', (makeStore) => {
  let db: Database;
  let test: TestApp;
  let people = 0;
  let mail: string;
  let memberId: string;

  beforeAll(async () => {
    db = await makeStore();
    test = await createMemberApp(db);
  });
  beforeEach(async () => {
    people += 1;
    mail = `again${people}@fairlot.example`;
    const passwordHash = await weakHash(password);
    memberId = await db.transaction(async (tx) => {
      const id = await createMember(tx, test.context, {
        mail,
        phone: { areaCode: '+1', number: `20255501${String(people).padStart(2, '0')}` },
        nickname: 'Ñandú',
        passwordHash,
        payPasswordHash: passwordHash,
        kycStatus: 'pass',
        vip: true,
      });
      if (id === undefined) throw new Error('The address is taken.');
      const at = test.clock.now();
      await openAccounts(tx, { id, currency: 'USD', at }, test.clock.wall(), test.context.entropy);
      await post(tx, {
        kind: 'opening',
        ref: `opening:${id}`,
        effectiveAt: at,
        lines: [
          { memberId: id, account: 'cash', book: 'available', commodity: 'USD', amount: usd },
          { house: 'opening_equity', commodity: 'USD', amount: negate(usd) },
        ],
      });
      await tx
        .insertInto('member_agreement')
        .values({ member_id: id, document: 'user_agreement', version: '1.0', accepted_at: at })
        .execute();
      return id;
    });
  });
  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  const send = (method: 'GET' | 'POST', path: string, payload?: object, token?: string) =>
    test.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
  const login = async (who = mail) => send('POST', '/member/login', { mail: who, password });
  const signIn = async () => (await login()).json<{ token: string }>().token;
  const reset = (token: string, secret = password) =>
    send('POST', '/member/simulation/reset', { password: secret }, token);
  const cashOf = (id: string) =>
    findBalance(db.read, { memberId: id, account: 'cash', book: 'available', commodity: 'USD' });

  it('asks for the password, and changes nothing for a wrong one', async () => {
    const token = await signIn();
    expect((await reset(token, 'something-else')).json()).toMatchObject({ code: 'old_password_incorrect' });
    expect((await send('GET', '/member/profile', undefined, token)).json()).toMatchObject({ id: memberId });
  });

  it('leaves who the customer is, and nothing that they had', async () => {
    const [before, elsewhere] = [await signIn(), await signIn()];
    const old = (await send('GET', '/member/profile', undefined, before)).json<{ invite_code: string }>();
    const answer = await reset(before);
    expect(answer.statusCode).toBe(200);
    const { token } = answer.json<{ token: string }>();
    for (const ended of [before, elsewhere]) {
      expect((await send('GET', '/member/profile', undefined, ended)).statusCode).toBe(401);
    }
    const profile = (await send('GET', '/member/profile', undefined, token)).json<{ id: string }>();
    expect(profile).toMatchObject({
      mail,
      nickname: 'Ñandú',
      vip: true,
      has_pay_password: true,
      kyc_status: 'not_submitted',
      invite_code: old.invite_code,
    });
    expect(profile.id).not.toBe(memberId);
    expect(await cashOf(profile.id)).toBe(0n);
    // The ledger still contains the old member's money.
    expect(await cashOf(memberId)).toBe(usd);
    expect(await brokenInvariants(db.read)).toEqual([]);
    const agreed = await db.read
      .selectFrom('member_agreement')
      .select('version')
      .where('member_id', '=', profile.id)
      .execute();
    expect(agreed).toEqual([{ version: '1.0' }]);
    expect((await login()).statusCode).toBe(200);
  });

  it('lets nobody sign in as the account from before, and can be done again', async () => {
    const { token } = (await reset(await signIn())).json<{ token: string }>();
    for (const name of [memberId, `${memberId.toLowerCase()}@retired.invalid`]) {
      expect((await login(name)).json()).toMatchObject({ code: 'invalid_credentials' });
    }
    expect((await reset(token)).statusCode).toBe(200);
  });
});
