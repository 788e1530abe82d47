import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestClock, createTestEntropy } from '../clock/testing.js';
import { readConfig, type Config } from '../config.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { codeMessage } from './codeMessage.js';
import { createMailDelivery } from './deliverMail.js';
import { sendMessage } from './sendMessage.js';

const contact = { channel: 'mail', mail: 'ada@fairlot.example' } as const;

/** A real mail server on a port of this machine. */
function startMailServer(): Promise<{
  url: string;
  mails: string[];
  refuse: (count: number) => void;
  stop: () => Promise<void>;
}> {
  const mails: string[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(new Error('Try again later'));
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
        refuse: (count) => void (refusals = count),
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
    // Messages are told apart by their time.
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
      sendMessage(tx, { clock, entropy, config }, codeMessage(contact, 'register', '204816', 'de')),
    );
  const open = (config: Config) => {
    const failures: string[] = [];
    const delivery = createMailDelivery({ db, clock, config }, (id, error) =>
      failures.push(`${id} ${String(error)}`),
    );
    return { ...delivery, failures };
  };
  const newest = () =>
    db.read.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

  it('arrives with its code, in the language that was asked for, and is wiped from the outbox', async () => {
    const config = configure();
    await put(config);
    expect(await open(config).deliver()).toBe(1);
    const [text = ''] = mailServer.mails;
    expect(text).toMatch(/^From: Fairlot <no-reply@fairlot\.example>/m);
    expect(text).toMatch(/^To: ada@fairlot\.example/m);
    expect(text).toMatch(/^Subject: Ihr Fairlot-Code: 204816/m);
    expect(text).toContain('204816 ist Ihr Code');
    expect(await newest()).toMatchObject({ recipient: contact.mail, code: null, body: '' });
    expect(await open(config).deliver()).toBe(0);
  });

  it('stays readable in the outbox of a simulation with a control plane', async () => {
    const config = configure({ simControl: true });
    await put(config);
    await open(config).deliver();
    expect(mailServer.mails).toHaveLength(1);
    expect(await newest()).toMatchObject({ code: '204816' });
  });

  it('is tried again after a while when the mail server refuses it, and told of without its text', async () => {
    const config = configure();
    await put(config);
    mailServer.refuse(1);
    const delivery = open(config);
    expect(await delivery.deliver()).toBe(1);
    expect(delivery.failures).toHaveLength(1);
    expect(delivery.failures.join()).not.toContain('204816');
    expect(await delivery.deliver()).toBe(0);
    clock.advanceWall(31_000);
    expect(await delivery.deliver()).toBe(1);
    expect(mailServer.mails).toHaveLength(1);
  });

  it('is sent once by any number of processes', async () => {
    const config = configure();
    for (let each = 0; each < 5; each += 1) await put(config);
    const processes = Array.from({ length: 4 }, () => open(config).deliver());
    const sent = await Promise.all(processes);
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(5);
    expect(mailServer.mails).toHaveLength(5);
  });

  it('stays in the outbox without a mail server, and text messages always do', async () => {
    const config = configure({ smtpUrl: undefined });
    await put(config);
    clock.advanceWall(1000);
    const phone = { channel: 'phone', areaCode: '+1', phone: '2025550101' } as const;
    await db.transaction((tx) =>
      sendMessage(tx, { clock, entropy, config: configure() }, codeMessage(phone, 'reset', '111213', 'en')),
    );
    expect(await open(configure()).deliver()).toBe(0);
    expect(await newest()).toMatchObject({ channel: 'phone', recipient: '+12025550101', code: '111213' });
  });
});
