import { describe, expect, it } from 'vitest';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { isCommonPassword } from './newPassword.js';
import { password, renewed, useJoining } from './testing/useJoining.js';

describeOnBothStores('joining and protecting an account', (makeStore) => {
  const joining = useJoining(makeStore);
  const { send, ask, outbox, lastCode, join, login, reset } = joining;

  describe('the passwords', () => {
    it('are refused where they are among the common ones', () => {
      const common =
        'password passwort 123456 qwerty letmein iloveyou admin welcome monkey dragon 111111 abc123 1q2w3e4r football sunshine princess master superman trustno1 michael';
      for (const each of common.split(' ')) expect(isCommonPassword(each), each).toBe(true);
      for (const each of ['Fairlot26', 'Correct-horse1', 'Ñandú-2931'])
        expect(isCommonPassword(each)).toBe(false);
    });

    it('end every session when reset, unfreeze, and are told of everywhere', async () => {
      const token = await join();
      expect((await send('POST', '/member/freeze', { password }, token)).statusCode).toBe(204);
      expect((await send('GET', '/member/profile', undefined, token)).statusCode).toBe(401);
      expect((await login(password)).json()).toMatchObject({ status: 403, code: 'account_frozen' });
      expect((await login('wrong-one')).json()).toMatchObject({ code: 'invalid_credentials' });
      await ask('reset');
      expect((await reset(await lastCode())).statusCode).toBe(204);
      expect((await login(renewed)).statusCode).toBe(200);
      expect((await outbox())[0]).toMatchObject({ purpose: 'security', code: null });
    });

    it('change with the old one, which ends every session but the one that answers', async () => {
      const token = await join();
      const other = (await login(password)).json<{ token: string }>().token;
      const change = (old: string, next: string) =>
        send('PUT', '/member/password', { old_password: old, password: next, confirm_password: next }, token);
      expect((await change('wrong-one', renewed)).json()).toMatchObject({
        status: 422,
        code: 'old_password_incorrect',
        errors: [{ path: 'old_password' }],
      });
      expect((await change(password, password)).json()).toMatchObject({ code: 'password_unchanged' });
      const answer = await change(password, renewed);
      const next = answer.json<{ token: string }>().token;
      for (const [each, status] of [
        [token, 401],
        [other, 401],
        [next, 200],
      ] as const) {
        expect((await send('GET', '/member/profile', undefined, each)).statusCode).toBe(status);
      }
    });

    it('cannot be guessed with a stolen session', async () => {
      const token = await join();
      for (let each = 0; each < 5; each += 1) {
        expect((await send('POST', '/member/freeze', { password: `guess${each}` }, token)).statusCode).toBe(
          422,
        );
      }
      const answer = await send('POST', '/member/freeze', { password }, token);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
    });

    it('for payments are set once, changed with the old one, replaced with a code, and never the login password', async () => {
      const token = await join();
      const put = (body: object) => send('PUT', '/member/pay_password', body, token);
      const pay = (digits: string) => ({ pay_password: digits, confirm_pay_password: digits });
      expect((await put(pay('846201'))).json()).toMatchObject({
        status: 400,
        errors: [{ path: 'password' }],
      });
      for (const easy of ['111111', '123456', '654321', '121212', '123123'])
        expect((await put({ ...pay(easy), password })).json()).toMatchObject({ code: 'password_too_common' });
      expect((await put({ ...pay('846201'), password })).statusCode).toBe(204);
      expect((await put({ ...pay('951846'), password })).json()).toMatchObject({
        status: 400,
        errors: [{ path: 'code' }],
      });
      const wrong = await put({ ...pay('951846'), old_pay_password: '000000' });
      expect(wrong.json()).toMatchObject({
        code: 'pay_password_incorrect',
        errors: [{ path: 'old_pay_password' }],
      });
      expect((await put({ ...pay('951846'), old_pay_password: '846201' })).statusCode).toBe(204);
      for (let each = 0; each < 5; each += 1) await put({ ...pay('846201'), old_pay_password: '000000' });
      expect((await put({ ...pay('846201'), old_pay_password: '951846' })).json()).toMatchObject({
        status: 403,
        code: 'pay_password_locked',
      });
      await ask('pay_password');
      expect((await put({ ...pay('846201'), password, code: await lastCode() })).statusCode).toBe(204);
      expect((await put({ ...pay('951846'), old_pay_password: '846201' })).statusCode).toBe(204);
      const change = { old_password: password, password: '951846', confirm_password: '951846' };
      expect((await send('PUT', '/member/password', change, token)).json()).toMatchObject({
        code: 'password_like_pay_password',
      });
    });
  });

  it('a new address needs the password and its own code, and the old one is notified', async () => {
    const token = await join();
    const next = `new-${joining.mail}`;
    await ask('bind', next);
    const body = { password, mail: next, code: await lastCode(next) };
    expect(
      (await send('PUT', '/member/contact', { ...body, password: 'wrong-one' }, token)).json(),
    ).toMatchObject({ code: 'old_password_incorrect' });
    const answer = await send('PUT', '/member/contact', body, token);
    expect(answer.json()).toMatchObject({ mail: next });
    expect((await outbox())[0]?.body).toContain(next);
  });
});
