import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Wire } from '@fairlot/api-client/wire';
import type { Decision } from '../review/reviews.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { createTestApp, type TestApp } from '../http/testing/createTestApp.js';
import { runDueJobs } from '../jobs/jobs.js';
import { joinMember } from '../members/testing/joinMember.js';
import { weakHash } from '../members/testing/weakHash.js';
import { requireKyc } from '../members/requirements.js';
import { databaseBlobs } from '../uploads/blobStore.js';
import { photo } from '../uploads/testing/photo.js';
import { prepareUpload } from '../uploads/uploads.js';
import { kycJobs } from './autoReview.js';
import { createKycDesk } from './kycDesk.js';
import { kycOperations } from './operations.js';

const PAY_PASSWORD = '246810';
const DETAILS = {
  first_name: 'Noa',
  last_name: 'Specimen',
  id_number: 'SPECIMEN 0000',
  pay_password: PAY_PASSWORD,
};

describeOnBothStores('verification', (makeStore) => {
  let db: Database;
  let test: TestApp;
  let token: string;
  let memberId: string;

  beforeAll(async () => {
    db = await makeStore();
    test = await createTestApp(db, kycOperations, { rateLimits: false });
  });
  beforeEach(async () => {
    ({ token, memberId } = await signUp());
  });
  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  const signUp = async (payPasswordHash?: string) => {
    const hash = payPasswordHash ?? (await weakHash(PAY_PASSWORD));
    return db.transaction((tx) =>
      joinMember(tx, test.context, { nickname: 'Noa', ...(hash === '' ? {} : { payPasswordHash: hash }) }),
    );
  };
  const image = async (seed: string, size: { width?: number; height?: number } = {}): Promise<string> => {
    const jpeg = await photo({ seed, ...size })
      .jpeg()
      .toBuffer();
    const tools = { ...test.context, blobs: databaseBlobs };
    const { id } = await db.transaction(await prepareUpload(tools, memberId, 'kyc', jpeg));
    return id;
  };
  const post = (path: 'idcard' | 'passport' | 'pro', payload: object, key: string = crypto.randomUUID()) =>
    test.app.inject({
      method: 'POST',
      url: `/api/v1/kyc/${path}`,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      payload,
    });
  const read = async (): Promise<Wire['Kyc']> =>
    (
      await test.app.inject({
        method: 'GET',
        url: '/api/v1/kyc',
        headers: { authorization: `Bearer ${token}` },
      })
    ).json<Wire['Kyc']>();
  const codeOf = (answer: { statusCode: number; json: () => unknown }) => {
    const { code, errors } = answer.json() as { code: string; errors?: { path: string }[] };
    return [answer.statusCode, code, ...(errors ?? []).map((error) => error.path)];
  };
  const submitCard = async () => {
    const sides = { front_upload_id: await image('front'), back_upload_id: await image('back') };
    const answer = await post('idcard', { ...DETAILS, ...sides });
    expect(answer.statusCode, answer.body).toBe(202);
    return { kyc: answer.json<Wire['Kyc']>(), ...sides };
  };
  const desk = () => createKycDesk(test.context, databaseBlobs);
  const waiting = async () => {
    const reviews = await Promise.all((await desk().list()).map(async ({ toReview }) => toReview()));
    return reviews.find((review) => review.memberId === memberId);
  };
  const decideCase = (id: string, decision: Pick<Decision, 'decision'> & Partial<Decision>) =>
    test.context.db.transaction((tx) =>
      desk().decide(tx, id, { auditAmount: undefined, reason: undefined, ...decision }),
    );
  const decide = async (decision: Pick<Decision, 'decision'> & Partial<Decision>) =>
    decideCase((await waiting())?.id ?? '', decision);
  const runPolicy = (autoReview: boolean) =>
    runDueJobs(
      test.context,
      kycJobs({ ...test.context, config: { ...test.context.config, autoReview } }, databaseBlobs),
      (_job, error) => {
        throw error;
      },
    );
  const uploadsLeft = async (): Promise<number> =>
    (await db.read.selectFrom('upload').select('id').where('member_id', '=', memberId).execute()).length;
  const notices = async (): Promise<string[]> =>
    (
      await db.read
        .selectFrom('notice')
        .select('template')
        .where('member_id', '=', memberId)
        .orderBy('created_at')
        .execute()
    ).map(({ template }) => template);

  it('goes from nothing to under review to passed, and deletes what it was shown', async () => {
    expect(await read()).toMatchObject({ status: 'not_submitted', images: [], professional: null });
    await expect(requireKyc(db.read, memberId)).rejects.toMatchObject({ code: 'kyc_required' });
    const { kyc } = await submitCard();
    expect(kyc).toMatchObject({
      status: 'under_review',
      document_type: 'idcard',
      images: [
        { part: 'front', status: 'under_review' },
        { part: 'back', status: 'under_review' },
      ],
      submitted_at: '2026-03-02T15:00:00.000Z',
      review_due_at: '2026-03-03T15:00:00.000Z',
    });
    expect((await read()).document_number).toBe('0000');
    const review = await waiting();
    expect(review?.summary).toBe('Identity of Noa Specimen, idcard SPECIMEN 0000');
    expect(review?.images?.map(({ label }) => label)).toEqual(['front', 'back']);

    const answer = await decide({ decision: 'pass' });
    expect(answer).toMatchObject({
      status: 'pass',
      document_number: '0000',
      images_deleted_at: expect.any(String),
    });
    await expect(requireKyc(db.read, memberId)).resolves.toBeUndefined();
    expect(await uploadsLeft()).toBe(0);
    expect(await notices()).toEqual(['identity_pass']);
    expect(await waiting()).toBeUndefined();
    expect(codeOf(await post('idcard', DETAILS))).toEqual([409, 'already_passed']);
  });

  it('asks again only for the image that was refused, and for all when the details change', async () => {
    await submitCard();
    await decide({ decision: 'refuse', reason: 'Only the back', parts: { back: 'blurred' } });
    expect(await uploadsLeft()).toBe(0);
    expect(await notices()).toEqual(['identity_refuse']);
    expect(await read()).toMatchObject({
      status: 'refuse',
      refuse_reason_key: 'blurred',
      refuse_note: 'Only the back',
      document_number: '0000',
      images: [
        { part: 'front', status: 'accepted', reason_key: null },
        { part: 'back', status: 'refused', reason_key: 'blurred' },
      ],
    });
    expect(codeOf(await post('idcard', DETAILS))).toEqual([422, 'back_required', 'back_upload_id']);
    const back = { back_upload_id: await image('a better back') };
    const renamed = { ...DETAILS, ...back, first_name: 'Noah' };
    expect(codeOf(await post('idcard', renamed))).toEqual([422, 'front_required', 'front_upload_id']);
    expect((await post('idcard', { ...DETAILS, ...back })).statusCode).toBe(202);
    const review = await waiting();
    expect(review?.summary).toContain('accepted before: front');
    expect(review?.images?.map(({ label }) => label)).toEqual(['back']);
    await decide({ decision: 'pass' });
    expect((await read()).status).toBe('pass');
  });

  it('refuses every image when the desk names none', async () => {
    await submitCard();
    await decide({ decision: 'refuse', reasonKey: 'expired' });
    const { images, refuse_note: note } = await read();
    expect(images.map(({ reason_key: reason }) => reason)).toEqual(['expired', 'expired']);
    expect(note).toBeNull();
  });

  it('refuses a decision that makes no sense, and a second one', async () => {
    await submitCard();
    await expect(decide({ decision: 'partial' })).rejects.toMatchObject({ code: 'validation' });
    await expect(decide({ decision: 'refuse', parts: { passport: 'blurred' } })).rejects.toMatchObject({
      code: 'validation',
    });
    await expect(decide({ decision: 'refuse', parts: {} })).rejects.toMatchObject({ code: 'validation' });
    const id = (await waiting())?.id ?? '';
    await decide({ decision: 'pass' });
    await expect(decideCase(id, { decision: 'pass' })).rejects.toMatchObject({ code: 'not_reviewable' });
    await expect(decideCase('kyc_x', { decision: 'pass' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('requires both sides, in two different images', async () => {
    const front = await image('one');
    const same = await image('one');
    expect(codeOf(await post('idcard', { ...DETAILS, front_upload_id: front }))).toEqual([
      422,
      'back_required',
      'back_upload_id',
    ]);
    const sides = (back: string) => ({ ...DETAILS, front_upload_id: front, back_upload_id: back });
    expect(codeOf(await post('idcard', sides(front)))).toEqual([422, 'same_image', 'back_upload_id']);
    expect(codeOf(await post('idcard', sides(same)))).toEqual([422, 'same_image', 'back_upload_id']);
    // A form that stood open for a day: both are gone, and both are said at once.
    const gone = { front_upload_id: `${front.slice(0, -1)}0`, back_upload_id: `${same.slice(0, -1)}0` };
    expect(codeOf(await post('idcard', { ...DETAILS, ...gone }))).toEqual([
      404,
      'not_found',
      'front_upload_id',
      'back_upload_id',
    ]);
    expect((await read()).status).toBe('not_submitted');
    expect((await post('idcard', sides(await image('other')))).statusCode).toBe(202);
    expect(codeOf(await post('idcard', sides(await image('third'))))).toEqual([409, 'already_under_review']);
  });

  it('takes no image of someone else, and none twice', async () => {
    const { front_upload_id: used } = await submitCard();
    await decide({ decision: 'refuse', reasonKey: 'held' });
    expect(codeOf(await post('idcard', { ...DETAILS, front_upload_id: used }))).toEqual([
      404,
      'not_found',
      'front_upload_id',
      'back_upload_id',
    ]);
    const mine = await image('mine');
    ({ token, memberId } = await signUp());
    const passport = {
      first_name: 'A',
      last_name: 'B',
      passport_number: 'X1234',
      pay_password: PAY_PASSWORD,
    };
    expect(codeOf(await post('passport', { ...passport, passport_upload_id: mine }))).toEqual([
      404,
      'not_found',
      'passport_upload_id',
    ]);
  });

  it('asks for the payment password, and says when there is none', async () => {
    const wrong = { ...DETAILS, pay_password: '000000' };
    expect(codeOf(await post('idcard', wrong))).toEqual([422, 'pay_password_incorrect', 'pay_password']);
    ({ token, memberId } = await signUp(''));
    expect(codeOf(await post('idcard', DETAILS))).toEqual([422, 'pay_password_not_set', 'pay_password']);
  });

  it('happens once for a key', async () => {
    const key = crypto.randomUUID();
    const body = {
      first_name: 'A',
      last_name: 'B',
      passport_number: 'X1234',
      passport_upload_id: await image('passport'),
      pay_password: PAY_PASSWORD,
    };
    const first = await post('passport', body, key);
    const second = await post('passport', body, key);
    expect([first.statusCode, second.statusCode]).toEqual([202, 202]);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.json()).toEqual(first.json());
  });

  it('takes a qualification of verified members only', async () => {
    const body = { professional_upload_id: await image('diploma'), pay_password: PAY_PASSWORD };
    expect(codeOf(await post('pro', body))).toEqual([403, 'kyc_required']);
    await submitCard();
    await decide({ decision: 'pass' });
    expect((await post('pro', body)).json<Wire['Kyc']>()).toMatchObject({
      status: 'pass',
      professional_status: 'under_review',
    });
    await decide({ decision: 'refuse', reasonKey: 'dark' });
    expect(await read()).toMatchObject({
      status: 'pass',
      professional_status: 'refuse',
      professional: { refuse_reason_key: 'dark' },
    });
    expect(codeOf(await post('pro', { pay_password: PAY_PASSWORD }))).toEqual([
      422,
      'image_required',
      'professional_upload_id',
    ]);
    const better = { ...body, professional_upload_id: await image('diploma again') };
    expect((await post('pro', better)).statusCode).toBe(202);
    await decide({ decision: 'pass' });
    expect(await notices()).toContain('professional_pass');
  });

  it('is decided by the stated policy a minute later, or left to the desk', async () => {
    const sides = {
      front_upload_id: await image('front'),
      back_upload_id: await image('tiny', { width: 700, height: 300 }),
    };
    await post('idcard', { ...DETAILS, ...sides });
    test.clock.advance(59_999);
    await runPolicy(true);
    expect((await read()).status).toBe('under_review');
    test.clock.advance(1);
    await runPolicy(true);
    expect((await read()).images).toEqual([
      { part: 'front', status: 'accepted', reason_key: null },
      { part: 'back', status: 'refused', reason_key: 'too_small' },
    ]);
    await post('idcard', { ...DETAILS, back_upload_id: await image('back') });
    test.clock.advance(60_000);
    await runPolicy(false);
    expect((await read()).status).toBe('under_review');
    await decide({ decision: 'pass' });
    expect((await read()).status).toBe('pass');
  });
});
