import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';
import { OWASP_COST } from './hashCost.js';
import { describeSettings, settings } from './settings.js';

describe('the settings', () => {
  it('have the documented defaults', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '.data',
      dataFsync: false,
      databaseUrl: undefined,
      pgPartitions: 0,
      role: 'all',
      seedDemo: true,
      autoReview: true,
      simControl: false,
      simToken: undefined,
      trustedProxies: [],
      simSeed: 'fairlot',
      publishesSeed: true,
      simClock: undefined,
      passwordPolicy: 'seed',
      passwordCost: OWASP_COST,
      fourEyesAbove: '10000',
      payeeCoolingHours: 0,
      switchedOff: [],
      appName: 'Fairlot',
      webRoot: undefined,
      rateLimits: true,
      securityLogDays: 365,
      anchorFile: '.data/anchors.txt',
      logLevel: 'info',
      shutdownMs: 10_000,
      tracesTo: undefined,
      secretKey: '',
      smtpUrl: undefined,
      smsUrl: undefined,
      picturesUrl: undefined,
      simulatedMailbox: true,
      mailFrom: 'Fairlot <no-reply@fairlot.example>',
      publicOrigin: undefined,
      supportVendors: [],
    });
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ seedDemo: false, payeeCoolingHours: 24 });
    expect(readConfig({ SEED_DEMO: '0' }).payeeCoolingHours).toBe(24);
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({
      simSeed: undefined,
      publishesSeed: false,
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['ROLE', 'boss'],
    ['ROLE', 'web'],
    ['SUPPORT_VENDORS', 'chat.example'],
    ['SUPPORT_VENDORS', 'http://chat.example/widget.js'],
    ['SUPPORT_VENDORS', 'https://user@chat.example/widget.js'],
    ['PORT', '70000'],
    ['SEED_DEMO', 'yes'],
    ['DATA_FSYNC', '1'],
    ['AUTO_REVIEW', '1'],
    ['SIM_CLOCK', 'fast'],
    ['PASSWORD_POLICY', 'none'],
    ['RATE_LIMITS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['SHUTDOWN_MS', '-1'],
    ['PG_PARTITIONS', '16'],
    ['PG_PARTITIONS', '65'],
    ['SECURITY_LOG_DAYS', '29'],
    ['PAYEE_COOLING_HOURS', '721'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgres://one:5432,two:x/name'],
    ['DATABASE_URL', 'postgres://one/name?pooling=session'],
    ['DATABASE_URL', 'postgres://one,two/name?target_session_attrs=any'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres://one,/name'],
    ['DATABASE_URL', 'postgres://user:%zz@one/name'],
    ['LOG_LEVEL', 'info\nloud'],
    ['SWITCHED_OFF', 'loans;funds'],
    ['WEB_ROOT', 'nowhere'],
    ['METRICS_PORT', '8080'],
    ['MAIL_FROM', 'Fairlot'],
    ['MAIL_FROM', 'Fairlot\nBcc: <all@fairlot.example>'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtps:host'],
    ['ANCHOR_MAIL', 'audit@fairlot.example'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'localhost'],
    ['SUPPORT_WHATSAPP', '0170 1234567'],
    ['PICTURES_URL', 's3://bucket'],
    ['PICTURES_URL', 'https://host/bucket'],
    ['PICTURES_URL', 'https://key:secret@host/'],
    ['PICTURES_URL', 'https://key:secret@host/bucket/folder'],
    ['PICTURES_URL', 'https://key:secret@host/bucket?zone=1'],
    ['PICTURES_URL', 'http://key:secret@storage.example/bucket'],
  ])('%s=%s is refused by name in one line', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}[^\\n]+$`));
  });

  it('never print a DATABASE_URL or PICTURES_URL, which may contain a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
    expect(() => readConfig({ PICTURES_URL: 'https://key:hunter2@host' })).toThrow(/^(?!.*hunter2)/);
  });

  it('refuse combinations that would open the simulation to everyone', () => {
    const token = 'a-token-of-16-characters';
    expect(() => readConfig({ SIM_CONTROL: '1' })).toThrow(/SIM_TOKEN/);
    expect(() => readConfig({ SIM_CONTROL: '1', SIM_TOKEN: 'short' })).toThrow(/SIM_TOKEN/);
    expect(() => readConfig({ RATE_LIMITS: 'off' })).toThrow(/SIM_CONTROL/);
    const production = { NODE_ENV: 'production', SIM_CONTROL: '1', SIM_TOKEN: token };
    expect(() => readConfig(production)).toThrow(/ALLOW_SIMULATION/);
    expect(readConfig({ ...production, ALLOW_SIMULATION: '1' }).simControl).toBe(true);
    const bare = { NODE_ENV: 'production' };
    expect(readConfig(bare)).toMatchObject({ seedDemo: false, passwordPolicy: 'strict', dataFsync: true });
    for (const weak of [
      { SEED_DEMO: '1' },
      { PASSWORD_POLICY: 'seed' },
      { AUTO_REVIEW: 'on' },
      { SIM_CLOCK: 'demo' },
      { SIM_SEED: 'fairlot' },
      { DATA_FSYNC: 'off' },
      { PUBLIC_ORIGIN: 'http://fairlot.example' },
      { SMS_URL: 'http://sms.example/send' },
      { SMTP_URL: 'smtp://mail.example:587' },
      { TRUSTED_PROXIES: '10.0.0.0/8,::/0' },
      {
        DATABASE_URL: 'postgres://fairlot:p@one,two/fairlot',
        SECRET_KEY: 'a-key-of-32-characters-or-more-00',
      },
    ]) {
      const [name = ''] = Object.keys(weak);
      expect(() => readConfig({ ...bare, ...weak })).toThrow(new RegExp(`^${name}[^\\n]+$`));
      expect(() => readConfig({ ...bare, ...weak, ALLOW_SIMULATION: '1' })).not.toThrow();
    }
  });

  it('are those of production however it is spelled', () => {
    for (const name of [' production ', 'Production', 'prod'])
      expect(readConfig({ NODE_ENV: name })).toMatchObject({ seedDemo: false, publishesSeed: false });
  });

  it('accept in production what is private, or stays on this machine', () => {
    for (const fine of [
      { PUBLIC_ORIGIN: 'http://localhost:8080' },
      { SMS_URL: 'http://127.0.0.1:9/send' },
      { SMTP_URL: 'smtp://mail.example:587?requireTLS=true' },
      { SMTP_URL: 'smtps://mail.example' },
      { DATABASE_URL: 'postgres://u:p@localhost/x', SECRET_KEY: 'a-key-of-32-characters-or-more-00' },
      { DATABASE_URL: 'postgres:///x?host=/run/postgresql', SECRET_KEY: 'a-key-of-32-characters-or-more-00' },
    ])
      expect(() => readConfig({ NODE_ENV: 'production', ...fine })).not.toThrow();
  });

  it('find the folder of the app from where the server is started, and call it by the name in it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairlot-app-'));
    writeFileSync(join(folder, 'index.html'), '');
    expect(readConfig({ WEB_ROOT: relative(process.cwd(), folder) }).webRoot).toBe(folder);
    expect(readConfig({ WEB_ROOT: folder }).appName).toBe('Fairlot');
    writeFileSync(join(folder, 'manifest.webmanifest'), '{"name":"Harbour"}');
    expect(readConfig({ WEB_ROOT: folder }).appName).toBe('Harbour');
    expect(readConfig({ WEB_ROOT: folder }).mailFrom).toBe('Harbour <no-reply@harbour.example>');
    expect(readConfig({ WEB_ROOT: folder, APP_NAME: 'Haven' }).appName).toBe('Haven');
    expect(readConfig({ APP_NAME: 'Haven & Söhne' }).mailFrom).toBe('Haven & Söhne <no-reply@haven.example>');
    expect(readConfig({ APP_NAME: '港' }).mailFrom).toBe('港 <no-reply@app.example>');
    rmSync(folder, { recursive: true });
  });

  it('name everything that production refuses, a line each', () => {
    const env = { NODE_ENV: 'production', SEED_DEMO: '1', PASSWORD_POLICY: 'seed', AUTO_REVIEW: 'on' };
    expect(() => readConfig(env)).toThrow(/^SEED_DEMO[^\n]+\nPASSWORD_POLICY[^\n]+\nAUTO_REVIEW[^\n]+$/);
  });

  it('read the amount above which a second operator decides', () => {
    expect(readConfig({}).fourEyesAbove).toBe('10000');
    expect(readConfig({ FOUR_EYES_ABOVE: '0' }).fourEyesAbove).toBe('0');
    for (const wrong of ['-1', '1e3', '1,000', '1.001', 'all'])
      expect(() => readConfig({ FOUR_EYES_ABOVE: wrong })).toThrow(/^FOUR_EYES_ABOVE[^\n]+$/);
  });

  it.each([
    { SMTP_URL: 'smtp://localhost' },
    { SMS_URL: 'https://sms.example/send' },
    { HOST: '0.0.0.0' },
    { HOST: '192.0.2.1' },
    { PUBLIC_ORIGIN: 'https://fairlot.example' },
    { TRUSTED_PROXIES: '127.0.0.1' },
  ])('keep the simulated mailbox shut with %o, asked for or not', (env) => {
    expect(readConfig(env).simulatedMailbox).toBe(false);
    expect(() => readConfig({ ...env, SIMULATED_MAILBOX: 'on' })).toThrow(/^SIMULATED_MAILBOX[^\n]+$/);
  });

  it('open the simulated mailbox in production only where it is asked for', () => {
    expect(readConfig({ NODE_ENV: 'production' }).simulatedMailbox).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', SIMULATED_MAILBOX: 'on' }).simulatedMailbox).toBe(true);
    expect(readConfig({ SIMULATED_MAILBOX: 'off' }).simulatedMailbox).toBe(false);
  });

  it('require a key of their own for a production database, and never print it', () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://user:hunter2@localhost/fairlot' };
    expect(() => readConfig(env)).toThrow(/^(?!.*hunter2).*SECRET_KEY[^\n]+$/);
    expect(() => readConfig({ ...env, SECRET_KEY: 'short-one' })).toThrow(
      /^(?!.*short-one).*SECRET_KEY[^\n]+$/,
    );
    const key = 'a-key-of-32-characters-or-more-00';
    expect(readConfig({ ...env, SECRET_KEY: key }).secretKey).toBe(key);
  });

  it('are all listed by --help', () => {
    for (const [name] of settings) expect(describeSettings()).toContain(`  ${name} `);
  });
});
