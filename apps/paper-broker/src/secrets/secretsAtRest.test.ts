import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openContractWorld, type ContractWorld } from '../contract/testing/contractWorld.js';
import { pictureOf } from '../contract/testing/pictureOf.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { createSoftAuthenticator } from '../members/passkeys/testing/softAuthenticator.js';
import { fromBase32 } from '../members/totp/testing/fromBase32.js';
import { OPERATOR_PASSWORD, openOperatorOffice } from '../operators/testing/operatorOffice.js';
import { stepOf, totpCode } from '../members/totp/totp.js';

const password = 'Correct-horse-7';
const renewed = 'Battery-staple-8';
const payPassword = '846201';
const origin = 'http://localhost:8080';

describeOnBothStores('a database after a day of life', (makeStore) => {
  let db: Database;
  let world: ContractWorld;
  let aheadMs = 0;
  const wall = (): Date => new Date(Date.now() + aheadMs);
  beforeAll(async () => {
    db = await makeStore();
    world = await openContractWorld(db, {}, wall);
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  /** @throws when the call is refused, because the test must not pass when nothing happened */
  const call = async <Body>(method: string, path: string, body?: object, token?: string): Promise<Body> => {
    const answer = await world.send(method, path, {
      ...(body === undefined ? {} : { body }),
      ...(token === undefined ? {} : { token }),
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
    return answer.body as Body;
  };
  const codeTo = async (contact: { mail: string } | { areaCode: string; phone: string }, purpose: string) => {
    await call('POST', '/member/code', {
      channel: 'mail' in contact ? 'mail' : 'phone',
      purpose,
      ...contact,
    });
    const to = 'mail' in contact ? contact.mail : `${contact.areaCode}${contact.phone}`;
    const { body } = await world.control(`/outbox?to=${encodeURIComponent(to)}`);
    return (body as { data: { code: string }[] }).data[0]?.code ?? '';
  };

  /** Every value of every column that can contain a text; the database's catalogue lists them. */
  const readEverything = async (): Promise<{ where: string; value: string }[]> => {
    const columns = await sql<{ table_name: string; column_name: string; data_type: string }>`
      select c.table_name, c.column_name, c.data_type from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE'
         and data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY')`.execute(db.read);
    expect(columns.rows.length).toBeGreaterThan(150);
    const found: { where: string; value: string }[] = [];
    for (const { table_name: table, column_name: column, data_type: type } of columns.rows) {
      const read = type === 'bytea' ? sql`encode(${sql.ref(column)}, 'hex')` : sql`${sql.ref(column)}::text`;
      const { rows } = await sql<{ value: string }>`
        select ${read} as value from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
        db.read,
      );
      for (const { value } of rows)
        found.push({
          where: `${table}.${column}`,
          value: type === 'bytea' ? Buffer.from(value, 'hex').toString('latin1') : value,
        });
    }
    return found;
  };
  /** Where the database contains a secret, as text or as bytes. Six digits match only whole numbers. */
  const whereIs = (secret: string, everything: readonly { where: string; value: string }[]): string[] => {
    const alone = /^\d{6}$/.test(secret)
      ? new RegExp(`(?<![0-9A-Za-z]|[0-9]\\.)${secret}(?![0-9A-Za-z]|\\.[0-9])`)
      : undefined;
    return everything
      .filter(({ value }) => alone?.test(value) ?? value.includes(secret))
      .map(({ where }) => where);
  };

  it('holds no token, code, key or password that works, in any column', async () => {
    const secrets: Record<string, string> = { password, renewed, payPassword };
    const mail = { mail: 'day@fairlot.example' };
    const phone = { areaCode: '+1', phone: '2025550166' };
    const joining = { password, confirm_password: password, agree: true };
    for (const [name, contact] of Object.entries({ mail, phone })) {
      const code = await codeTo(contact, 'register');
      const body = { ...contact, code, ...joining };
      secrets[`token by ${name}`] = (await call<{ token: string }>('POST', '/member/register', body)).token;
      secrets[`used code by ${name}`] = code;
    }
    const reset = await codeTo(mail, 'reset');
    const passwords = { password: renewed, confirm_password: renewed };
    await call('POST', '/member/password/reset', { ...mail, code: reset, ...passwords });
    const { token } = await call<{ token: string }>('POST', '/member/login', { ...mail, password: renewed });
    Object.assign(secrets, { reset, token });

    const pay = { pay_password: payPassword, confirm_pay_password: payPassword };
    await call('PUT', '/member/pay_password', { password: renewed, ...pay }, token);
    const options = await call<{ options: string }>(
      'POST',
      '/member/passkey/options',
      { password: renewed },
      token,
    );
    secrets['challenge'] = (JSON.parse(options.options) as { challenge: string }).challenge;
    const credential = createSoftAuthenticator().create(options.options, origin);
    await call('POST', '/member/passkey', { name: 'Phone', credential }, token);
    await call(
      'POST',
      '/export',
      { kind: 'entry', from: '2026-01-01', to: '2026-06-30', format: 'csv' },
      token,
    );
    await pictureOf(token, world, 'avatar');

    const { secret } = await call<{ secret: string }>('POST', '/member/totp', { password: renewed }, token);
    const key = fromBase32(secret);
    const step = stepOf(world.broker.clock.wall());
    const confirmed = await call<{ recovery_codes: string[] }>(
      'POST',
      '/member/totp/confirm',
      { code: totpCode(key, step) },
      token,
    );
    secrets['authenticator key'] = secret;
    secrets['authenticator key, its bytes'] = Buffer.from(key).toString('latin1');
    for (const code of confirmed.recovery_codes) secrets[`recovery code ${code.slice(0, 2)}`] = code;
    const { challenge } = await call<{ challenge: string }>('POST', '/member/login', {
      ...mail,
      password: renewed,
    });
    secrets['second step'] = challenge;
    // These codes are not used, so that they are still valid when the database is read.
    secrets['live code by mail'] = await codeTo({ mail: 'live@fairlot.example' }, 'register');
    secrets['live code by phone'] = await codeTo({ areaCode: '+1', phone: '2025550167' }, 'register');

    const { people, as } = await openOperatorOffice(world, wall, (ms) => void (aheadMs += ms));
    secrets['password of an operator'] = OPERATOR_PASSWORD;
    for (const [role, person] of Object.entries(people)) {
      secrets[`token of the ${role}`] = person.token;
      secrets[`key of the ${role}`] = person.secret;
      secrets[`key of the ${role}, its bytes`] = Buffer.from(fromBase32(person.secret)).toString('latin1');
    }
    const invited = { name: 'dora', role: 'reviewer', reason: 'Joins the desk' };
    const { code } = (await as('administrator', 'addOperator', { body: invited })) as { code: string };
    Object.assign(secrets, { enrolment: code, 'enrolment, bare': code.replaceAll('-', '') });

    // The whole number is stored in the case until the decision, and nowhere else.
    const documentNumber = 'QX 7730-5512';
    const identity = {
      first_name: 'Noa',
      last_name: 'Specimen',
      passport_number: documentNumber,
      passport_upload_id: await pictureOf(token, world, 'kyc'),
      pay_password: payPassword,
    };
    const kyc = await call<{ document_number: string }>('POST', '/kyc/passport', identity, token);
    expect(kyc.document_number).toBe('5512');
    const everything = await readEverything();
    expect(whereIs(documentNumber, everything)).toEqual(['kyc_case.document_number']);
    for (const [name, each] of Object.entries(secrets)) {
      expect(each, name).not.toBe('');
      expect(whereIs(each, everything), name).toEqual([]);
    }
    // The control: a value that is stored is found, as text and as bytes.
    expect(whereIs(mail.mail, everything)).toContain('member.mail');
    // Faults are found in a text, as in the answer to a registration, in JSON and in bytes.
    const liveCode = secrets['live code by mail'] ?? '';
    await sql`update idempotency set body = ${JSON.stringify({ token })}`.execute(db.read);
    await sql`update job set payload = jsonb_build_object('text', ${`Your code: ${liveCode}.`}::text)`.execute(
      db.read,
    );
    await sql`insert into secret (name, value) values ('planted', ${Buffer.from(key)})`.execute(db.read);
    const planted = await readEverything();
    expect(new Set(whereIs(token, planted))).toEqual(new Set(['idempotency.body']));
    expect(new Set(whereIs(liveCode, planted))).toEqual(new Set(['job.payload']));
    expect(whereIs(secrets['authenticator key, its bytes'] ?? '', planted)).toEqual(['secret.value']);
  });
});
