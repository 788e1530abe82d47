import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestClock, createTestEntropy } from '../clock/testing.js';
import { readConfig, type Config } from '../settings/config.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { codeMessage } from './codeMessage.js';
import { messageWork } from './deliverMail.js';
import { ServiceAway } from '../util/serviceAway.js';
import { runDue } from '../work/runDue.js';
import { readOutbox } from './outbox.js';
import { sendMessage } from './sendMessage.js';
import { sendText } from './sendText.js';

const contact = { channel: 'mail', mail: 'ada@fairlot.example' } as const;

/** A real mail server on a local port. */
function startMailServer(): Promise<{
  url: string;
  mails: string[];
  refuse: (count: number, reply?: number) => void;
  stop: () => Promise<void>;
}> {
  const mails: string[] = [];
  let refusals = 0;
  let responseCode = 450;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('Try again later'), { responseCode }));
          return;
        }
        mails.push(text);
        done();
      });
    },
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.server.address() as AddressInfo;
      resolve({
        url: `smtp://127.0.0.1:${port}`,
        mails,
        refuse: (count, reply = 450) => void ([refusals, responseCode] = [count, reply]),
        stop: () => new Promise((stopped) => void server.close(() => stopped())),
      });
    });
  });
}

describeOnBothStores('mail', (makeStore) => {
  let db: Database;
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  const clock = createTestClock();
  const entropy = createTestEntropy('mail');

  beforeAll(async () => {
    db = await makeStore();
    mailServer = await startMailServer();
  });
  beforeEach(() => {
    // Advances the clock, because messages are distinguished by their time.
    clock.advanceWall(60_000);
    mailServer.mails.length = 0;
  });
  afterAll(async () => {
    await mailServer.stop();
    await db.close();
  });

  const configure = (more: Partial<Config> = {}): Config => ({
    ...readConfig({ SMTP_URL: mailServer.url, MAIL_FROM: 'Fairlot <no-reply@fairlot.example>' }),
    ...more,
  });
  const put = (config: Config) =>
    db.transaction((tx) =>
      sendMessage(
        tx,
        { clock, entropy, config },
        codeMessage({ to: contact, purpose: 'register', code: '204816', locale: 'de', appName: 'Fairlot' }),
      ),
    );
  const phone = { channel: 'phone', areaCode: '+1', phone: '2025550101' } as const;
  const putText = (config: Config) =>
    db.transaction((tx) =>
      sendMessage(
        tx,
        { clock, entropy, config },
        codeMessage({ to: phone, purpose: 'reset', code: '111213', locale: 'en', appName: 'Fairlot' }),
      ),
    );
  const failures: string[] = [];
  const errors: unknown[] = [];
  const deliver = async (config: Config): Promise<number> => {
    const counts = messageWork({ db, clock, config }).map((kind) =>
      runDue({ db, clock }, kind, ({ id }, error) => {
        errors.push(error);
        failures.push(`${id} ${String(error)}`);
      }),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  const newest = async () => (await readOutbox(db.read, configure(), { limit: 1 }))[0];

  it('arrives with its code, in the language that was asked for, and is wiped from the outbox', async () => {
    const config = configure();
    await put(config);
    expect(await deliver(config)).toBe(1);
    const [text = ''] = mailServer.mails;
    expect(text).toMatch(/^From: Fairlot <no-reply@fairlot\.example>/m);
    expect(text).toMatch(/^To: ada@fairlot\.example/m);
    expect(text).toMatch(/^Subject: Ihr Fairlot-Code: 204816/m);
    expect(text).toContain('204816 ist Ihr Code');
    expect(await newest()).toMatchObject({ recipient: contact.mail, code: null, body: '' });
    expect(await deliver(config)).toBe(0);
  });

  it('stays readable in the outbox of a simulation with a control plane', async () => {
    const config = configure({ simControl: true });
    await put(config);
    await deliver(config);
    expect(mailServer.mails).toHaveLength(1);
    expect(await newest()).toMatchObject({ code: '204816' });
  });

  it('is tried again after a while when the mail server refuses it, and told of without its text', async () => {
    const config = configure();
    await put(config);
    mailServer.refuse(1);
    expect(await deliver(config)).toBe(0);
    expect(failures).toHaveLength(1);
    expect(failures.join()).not.toContain('204816');
    expect(await deliver(config)).toBe(0);
    clock.advanceWall(1_000);
    expect(await deliver(config)).toBe(1);
    expect(mailServer.mails).toHaveLength(1);
  });

  it('is sent once by any number of processes', async () => {
    const config = configure();
    for (let each = 0; each < 5; each += 1) await put(config);
    const processes = Array.from({ length: 4 }, () => deliver(config));
    const sent = await Promise.all(processes);
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(5);
    expect(mailServer.mails).toHaveLength(5);
  });

  it('arrives though the gateway for text messages does not answer', async () => {
    const gateway = createServer(() => undefined);
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const { port } = gateway.address() as AddressInfo;
    const config = configure({ smsUrl: `http://127.0.0.1:${port}/send` });
    await putText(config);
    await put(config);
    const [mail, texts] = messageWork({ db, clock, config });
    if (mail === undefined || texts === undefined) throw new Error('There are not two loops.');
    const asked = new Promise((resolve) => gateway.once('request', resolve));
    const text = runDue({ db, clock }, texts, () => undefined);
    await asked;
    expect(await runDue({ db, clock }, mail)).toBe(1);
    expect(mailServer.mails).toHaveLength(1);
    gateway.closeAllConnections();
    expect(await text).toBe(0);
    gateway.close();
    await db.read.deleteFrom('mail_delivery').execute();
  });

  it('goes to the gateway when it is a text message, with its credentials, and is wiped', async () => {
    const requests: { authorization: string | undefined; body: string }[] = [];
    const gateway = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        requests.push({ authorization: request.headers.authorization, body });
        response.writeHead(requests.length === 1 ? 503 : 202).end();
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const { port } = gateway.address() as AddressInfo;
    const config = configure({ smsUrl: `http://user:secret@127.0.0.1:${port}/send` });
    failures.length = 0;
    await putText(config);
    expect(await deliver(config)).toBe(0);
    expect(failures.join()).not.toContain('111213');
    clock.advanceWall(1_000);
    expect(await deliver(config)).toBe(1);
    const credentials = Buffer.from('user:secret').toString('base64');
    expect(requests[1]?.authorization).toBe(`Basic ${credentials}`);
    expect(JSON.parse(requests[1]?.body ?? '{}')).toMatchObject({
      to: '+12025550101',
      text: expect.stringContaining('111213') as string,
    });
    expect(await newest()).toMatchObject({ channel: 'phone', code: null, body: '' });
    await new Promise((resolve) => gateway.close(resolve));
  });

  /** How an attempt to deliver one message fails: because its service is away, or because the message is refused. */
  const failureOf = async (config: Config): Promise<'away' | 'refused'> => {
    errors.length = 0;
    expect(await deliver(config)).toBe(0);
    await db.read.deleteFrom('mail_delivery').execute();
    await db.read.deleteFrom('work_failure').execute();
    expect(errors).toHaveLength(1);
    return errors[0] instanceof ServiceAway ? 'away' : 'refused';
  };

  it('is not blamed for a mail server that is away, but for what this server says of it', async () => {
    await put(configure());
    expect(await failureOf(configure({ smtpUrl: 'smtp://127.0.0.1:1' }))).toBe('away');
    for (const [reply, failure] of [
      [421, 'away'],
      [450, 'refused'],
      [550, 'refused'],
    ] as const) {
      await put(configure());
      mailServer.refuse(1, reply);
      expect([reply, await failureOf(configure())]).toEqual([reply, failure]);
    }
  });

  it('is not blamed for a gateway that is away, but for what this gateway says of it', async () => {
    let status = 0;
    const gateway = createServer((request, response) =>
      status === 0 ? request.destroy() : response.writeHead(status).end(),
    );
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const { port } = gateway.address() as AddressInfo;
    const config = configure({ smsUrl: `http://127.0.0.1:${port}/send` });
    for (const [answer, failure] of [
      [0, 'away'],
      [503, 'away'],
      [429, 'away'],
      [401, 'away'],
      [400, 'refused'],
      [422, 'refused'],
    ] as const) {
      status = answer;
      await putText(config);
      expect([answer, await failureOf(config)]).toEqual([answer, failure]);
    }
    await new Promise((resolve) => gateway.close(resolve));
  });

  it('does not follow a gateway to another address', async () => {
    const visited: (string | undefined)[] = [];
    const gateway = createServer(({ url }, response) => {
      visited.push(url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const { port } = gateway.address() as AddressInfo;
    await expect(sendText(`http://127.0.0.1:${port}/send`, '+12025550101', '111213')).rejects.toThrow();
    expect(visited).toEqual(['/send']);
    await new Promise((resolve) => gateway.close(resolve));
  });

  it('stays in the outbox without a mail server, as text messages do without a gateway', async () => {
    const config = configure({ smtpUrl: undefined });
    await put(config);
    clock.advanceWall(1000);
    await putText(configure());
    expect(await deliver(configure())).toBe(0);
    expect(await newest()).toMatchObject({ channel: 'phone', recipient: '+12025550101', code: '111213' });
  });
});
