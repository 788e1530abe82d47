import { expect, it } from 'vitest';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { password, useJoining } from './testing/useJoining.js';

describeOnBothStores('joining and protecting an account', (makeStore) => {
  const joining = useJoining(makeStore);
  const { send, join, login } = joining;

  it('sessions name the client’s platform, and none that is no plain word', async () => {
    const token = await join();
    const platforms = ['h5', 'iOS-18.2', '<b>', '\u00ff\u00fe', 'h5 h5', ' ', 'a'.repeat(21)];
    for (const platform of platforms)
      await joining.test.app.inject({
        method: 'POST',
        url: '/api/v1/member/login',
        headers: { 'idempotency-key': crypto.randomUUID(), platform },
        payload: { mail: joining.mail, password },
      });
    const { data } = (await send('GET', '/member/session', undefined, token)).json<{
      data: { platform: string }[];
    }>();
    const named = data.map(({ platform }) => platform).filter((platform) => platform !== 'unknown');
    expect(new Set(named)).toEqual(new Set(['h5', 'iOS-18.2']));
    expect(data).toHaveLength(platforms.length + 1);
  });

  it('sessions are listed, ended one by one or all but this, and are no one else’s business', async () => {
    const token = await join();
    const other = (await login(password)).json<{ token: string }>().token;
    await login(password);
    const list = async () =>
      (await send('GET', '/member/session', undefined, token)).json<{
        data: { id: string; current: boolean; ip_prefix: string }[];
      }>().data;
    const sessions = await list();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions[0]?.ip_prefix).toBe('127.0.0.0/24');
    const [mine] = (await send('GET', '/member/session', undefined, other))
      .json<{
        data: { id: string; current: boolean }[];
      }>()
      .data.filter(({ current }) => current);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await send('DELETE', `/member/session/${mine?.id ?? ''}`, undefined, token)).statusCode).toBe(
        204,
      );
    expect((await send('GET', '/member/profile', undefined, other)).statusCode).toBe(401);
    expect((await send('DELETE', '/member/session', undefined, token)).statusCode).toBe(400);
    expect((await send('DELETE', '/member/session?others=true', undefined, token)).statusCode).toBe(204);
    expect(await list()).toHaveLength(1);
  });
});
