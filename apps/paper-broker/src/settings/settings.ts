import { logLevels } from './config.js';
import { PUBLIC_SEED } from './weakInProduction.js';

/** The name, default and meaning of every setting, for `--help`. */
export const settings: readonly (readonly [name: string, fallback: string, meaning: string])[] = [
  ['PORT', '8080', 'the one port for app, API and health'],
  ['HOST', '127.0.0.1', 'the address to listen on'],
  ['DATA_DIR', '.data', 'folder of the embedded database'],
  [
    'DATA_FSYNC',
    'off; on in production',
    'on: each commit of the embedded database waits until the disk has it, so that it survives a power cut',
  ],
  [
    'DATABASE_URL',
    'none',
    'PostgreSQL instead of the embedded database: postgres://user:password@host:5432/name; with standbys host:5432,other:5432; with ?pooling=transaction through PgBouncer',
  ],
  [
    'PG_PARTITIONS',
    '0: plain tables',
    'the number of partitions by member, at most 64, that the tables of an empty PostgreSQL database get',
  ],
  [
    'ROLE',
    'all',
    'on PostgreSQL: web answers customers, worker does due work and answers nobody, all does both',
  ],
  ['SEED_DEMO', '1', 'creates the demo customers when they are missing; 0 in production'],
  [
    'AUTO_REVIEW',
    'on; off in production',
    'decides deposits, KYC, closes, loans and withdrawals by a stated policy; off leaves them to operators',
  ],
  ['FOUR_EYES_ABOVE', '10000', 'decisions of operators about more than this many USD need a second operator'],
  ['SWITCHED_OFF', 'none', 'switches of the app that are off, such as loans,blockTrades'],
  [
    'APP_NAME',
    'the name in the build',
    'the app’s name in messages, documents, files, authenticator apps, passkeys and bank details',
  ],
  ['WEB_ROOT', 'apps/h5/dist', 'the folder of the built app to serve, which has its index.html'],
  ['SIM_CONTROL', '0', '1 opens the control plane /sim/v1; needs SIM_TOKEN'],
  ['SIM_TOKEN', 'none', 'the control plane’s bearer token, 16 characters or more'],
  [
    'SIM_SEED',
    `${PUBLIC_SEED}; in production a secret one, made at the first start`,
    'seed of the simulated market; published, except in production',
  ],
  [
    'SIM_CLOCK',
    'demo, or real with SEED_DEMO=0',
    'business time: demo (a market is always open), real, manual (moved by the control plane)',
  ],
  ['PASSWORD_POLICY', 'seed; strict in production', 'seed for 4 to 16 characters, strict for 8 to 64'],
  [
    'PAYEE_COOLING_HOURS',
    '0 with SEED_DEMO=1, else 24',
    'hours without withdrawals to a new payee, and to any payee after a password reset or a change of a sign-in factor',
  ],
  ['RATE_LIMITS', 'on', 'off only with SIM_CONTROL=1'],
  ['SECURITY_LOG_DAYS', '365', 'how long the security log is kept, from 30 to 3650 days'],
  [
    'ANCHOR_FILE',
    'anchors.txt in DATA_DIR; on PostgreSQL none',
    'file to which the hash of each day of the ledger is appended, for copies elsewhere',
  ],
  ['ANCHOR_MAIL', 'none', 'address to which the hash of each day of the ledger is mailed; needs SMTP_URL'],
  [
    'TRUSTED_PROXIES',
    'none',
    'addresses or CIDRs, with commas, of proxies whose Forwarded and X-Forwarded-For are believed',
  ],
  ['LOG_LEVEL', 'info', logLevels.join(', ')],
  ['SHUTDOWN_MS', '10000', 'time for open requests to finish after SIGTERM, in milliseconds'],
  [
    'METRICS_TOKEN',
    'none: only this machine reads /metrics',
    'bearer token for /metrics, 16 characters or more',
  ],
  ['METRICS_PORT', 'none: /metrics is on PORT', 'a port of its own for /metrics'],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'none: nothing is traced',
    'OpenTelemetry collector to which traces are sent over HTTP: http://127.0.0.1:4318; other OTEL_… settings apply too',
  ],
  [
    'SECRET_KEY',
    'the file secret.key in DATA_DIR, made at the first start; on PostgreSQL the password of DATABASE_URL',
    'key that seals secrets in the database, 32 characters or more, the same for all servers of a database; required with DATABASE_URL in production',
  ],
  [
    'SMTP_URL',
    'none: mail stays in the outbox',
    'mail server for codes and security messages: smtps://user:password@host:465',
  ],
  [
    'SMS_URL',
    'none: text messages stay in the outbox',
    'where text messages are sent, as a POST of {"to", "text"}: https://user:password@host/path',
  ],
  [
    'PICTURES_URL',
    'none: pictures are in the database',
    'bucket of S3-compatible storage for new pictures of customers: https://key:secret@host/bucket?region=eu-central-1',
  ],
  [
    'SIMULATED_MAILBOX',
    'on for a loopback HOST without SMTP_URL, SMS_URL, public PUBLIC_ORIGIN or NODE_ENV=production',
    'shows codes on the pages that ask for them and at /mailbox, to programs on this machine only',
  ],
  ['MAIL_FROM', 'by the app’s name: Fairlot <no-reply@fairlot.example>', 'sender of mail'],
  [
    'PUBLIC_ORIGIN',
    'any port of http://localhost',
    'where customers open the app, for passkeys: https://fairlot.example',
  ],
  ['SUPPORT_WHATSAPP', 'none: the chat of the app', 'WhatsApp number of support: +491701234567'],
  [
    'SUPPORT_VENDORS',
    'none: the chat of the app',
    'addresses of chat scripts, with commas, the preferred one first; they run in a sandbox that reaches their own origins only',
  ],
  [
    'ALLOW_SIMULATION',
    '0',
    '1 allows with NODE_ENV=production what only a simulation may have: the control plane, demo customers, decisions without a person and the like',
  ],
];

/** The text of `--help`. */
export function describeSettings(): string {
  const width = Math.max(...settings.map(([name]) => name.length)) + 2;
  const lines = settings.map(
    ([name, fallback, meaning]) => `  ${name.padEnd(width)}${meaning} (default: ${fallback})`,
  );
  return ['Settings, by environment variables:', '', ...lines, ''].join('\n');
}
