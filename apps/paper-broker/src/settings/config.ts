import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ClockMode } from '../db/platformSchema.js';
import { OWASP_COST, type HashCost } from './hashCost.js';
import {
  readAnchorFile,
  readDatabaseUrl,
  readMailbox,
  readOrigin,
  readPhone,
  readPicturesUrl,
  readProxies,
  readSecretKey,
  readVendors,
} from './readAddresses.js';
import {
  ConfigError,
  readAmount,
  readChoice,
  readInteger,
  readNames,
  readOptional,
  readSwitch,
  readText,
  readUrl,
  type Environment,
} from './readSetting.js';
import { PUBLIC_SEED, weakInProduction } from './weakInProduction.js';

/** The server's settings, read once at the start. Times are in milliseconds unless said otherwise. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Whether each commit of the embedded database waits until the disk has it. */
  readonly dataFsync: boolean;
  readonly databaseUrl: string | undefined;
  /** The number of partitions, by member, that an empty database begins with; 0: plain tables. */
  readonly pgPartitions: number;
  /** `web` answers customers, `worker` does due work and answers nobody, `all` does both. */
  readonly role: Role;
  readonly seedDemo: boolean;
  readonly autoReview: boolean;
  readonly simControl: boolean;
  readonly simToken: string | undefined;
  /** Undefined: a seed that the database keeps secret. */
  readonly simSeed: string | undefined;
  /** Whether the seed is public, so that anyone can compute past and future prices. */
  readonly publishesSeed: boolean;
  /** Addresses or CIDRs of proxies that are trusted to name the client's address. */
  readonly trustedProxies: readonly string[];
  /** Undefined: the mode in the database; in a new one `demo` with demo customers, otherwise `real`. */
  readonly simClock: ClockMode | undefined;
  readonly passwordPolicy: 'seed' | 'strict';
  /** No environment variable weakens it. */
  readonly passwordCost: HashCost;
  /** Decisions about a larger amount need a second operator. USD, as decimal text. */
  readonly fourEyesAbove: string;
  /**
   * How long withdrawals to a new payee are blocked, and to any
   * payee after a change of credentials. Hours, business time.
   */
  readonly payeeCoolingHours: number;
  /** The names of app features that are off and not offered. */
  readonly switchedOff: readonly string[];
  /** The app's name in messages, documents, files, authenticator apps, passkeys and bank details. */
  readonly appName: string;
  /** The build of the app to serve; undefined: the repository's own. */
  readonly webRoot: string | undefined;
  readonly rateLimits: boolean;
  /** How many days the security log is kept. */
  readonly securityLogDays: number;
  /** The file that the ledger's anchors are appended to; undefined: they stay in the database. */
  readonly anchorFile: string | undefined;
  /** The mail address that gets each anchor. */
  readonly anchorMail: string | undefined;
  readonly logLevel: LogLevel;
  readonly shutdownMs: number;
  /** The token that `/metrics` asks for. With neither token nor `metricsPort` only this machine may read it. */
  readonly metricsToken: string | undefined;
  readonly metricsPort: number | undefined;
  /** The collector that traces are sent to; undefined: no traces. */
  readonly tracesTo: string | undefined;
  /** The key that seals secrets in the database. Empty: the file `secret.key` in DATA_DIR. */
  readonly secretKey: string;
  /** The mail server; undefined: mail stays in the outbox. */
  readonly smtpUrl: string | undefined;
  /** The text message provider; undefined: text messages stay in the outbox. */
  readonly smsUrl: string | undefined;
  /** Whether this machine may read the outbox. Refused with a provider or on a public address. */
  readonly simulatedMailbox: boolean;
  /** The bucket of S3-compatible storage for new pictures of customers; undefined: the database. */
  readonly picturesUrl: string | undefined;
  /** The sender of mail. */
  readonly mailFrom: string;
  /** The origin of the app, which passkeys are bound to. Undefined: any port of `localhost`. */
  readonly publicOrigin: string | undefined;
  /** The WhatsApp number of support, such as `+491701234567`; undefined: the app's own chat. */
  readonly supportWhatsapp: string | undefined;
  /** Addresses of chat scripts that replace the app's own chat, the preferred one first. */
  readonly supportVendors: readonly string[];
}

export const roles = ['all', 'web', 'worker'] as const;
export type Role = (typeof roles)[number];

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Reads the settings from environment variables.
 * @throws ConfigError that names the first setting with a wrong value
 */
export function readConfig(env: Environment): Config {
  const isProduction = /^prod(uction)?$/i.test(readText(env, 'NODE_ENV', ''));
  const seedDemo = readSwitch(env, 'SEED_DEMO', ['1', '0'], isProduction ? '0' : '1');
  const simControl = readSwitch(env, 'SIM_CONTROL', ['1', '0'], '0');
  const webRoot = readWebRoot(env);
  const appName = readText(env, 'APP_NAME', nameOf(webRoot));
  const config: Config = {
    port: readInteger(env, 'PORT', 8080, { min: 0, max: 65_535 }),
    host: readText(env, 'HOST', '127.0.0.1'),
    dataDir: readText(env, 'DATA_DIR', '.data'),
    dataFsync: readSwitch(env, 'DATA_FSYNC', ['on', 'off'], isProduction ? 'on' : 'off'),
    databaseUrl: readDatabaseUrl(env),
    pgPartitions: readPartitions(env),
    role: readRole(env),
    seedDemo,
    autoReview: readSwitch(env, 'AUTO_REVIEW', ['on', 'off'], isProduction ? 'off' : 'on'),
    fourEyesAbove: readAmount(env, 'FOUR_EYES_ABOVE', '10000'),
    simControl,
    simToken: readOptional(env, 'SIM_TOKEN'),
    simSeed: readOptional(env, 'SIM_SEED') ?? (isProduction ? undefined : PUBLIC_SEED),
    publishesSeed: !isProduction,
    simClock: readChoice(env, 'SIM_CLOCK', clockModes, undefined),
    payeeCoolingHours: readInteger(env, 'PAYEE_COOLING_HOURS', seedDemo ? 0 : 24, {
      min: 0,
      max: LONGEST_COOLING_HOURS,
    }),
    switchedOff: readSwitches(env),
    appName,
    webRoot,
    passwordPolicy: readChoice(env, 'PASSWORD_POLICY', ['seed', 'strict'], isProduction ? 'strict' : 'seed'),
    passwordCost: OWASP_COST,
    trustedProxies: readProxies(env),
    securityLogDays: readInteger(env, 'SECURITY_LOG_DAYS', 365, { min: 30, max: 3_650 }),
    anchorFile: readAnchorFile(env),
    anchorMail: readOptional(env, 'ANCHOR_MAIL'),
    rateLimits: readSwitch(env, 'RATE_LIMITS', ['on', 'off'], 'on'),
    logLevel: readChoice(env, 'LOG_LEVEL', logLevels, 'info'),
    shutdownMs: readInteger(env, 'SHUTDOWN_MS', 10_000, { min: 0, max: 600_000 }),
    metricsToken: readOptional(env, 'METRICS_TOKEN'),
    metricsPort: readInteger(env, 'METRICS_PORT', undefined, { min: 1, max: 65_535 }),
    tracesTo: readUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'], 'http://127.0.0.1:4318'),
    secretKey: readSecretKey(env, isProduction),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@host:465'),
    smsUrl: readUrl(env, 'SMS_URL', ['http:', 'https:'], 'https://user:password@host/path'),
    picturesUrl: readPicturesUrl(env),
    simulatedMailbox: readMailbox(env, isProduction),
    mailFrom: readSender(env, appName),
    publicOrigin: readOrigin(env),
    supportWhatsapp: readPhone(env),
    supportVendors: readVendors(env),
  };
  checkCombinations(config, isProduction, readSwitch(env, 'ALLOW_SIMULATION', ['1', '0'], '0'));
  return config;
}

const clockModes = ['demo', 'real', 'manual'] as const;
const MIN_TOKEN_LENGTH = 16;
/** 30 days. */
const LONGEST_COOLING_HOURS = 720;
/** More need more locks in one transaction than PostgreSQL's defaults allow. */
const MOST_PARTITIONS = 64;

function checkCombinations(config: Config, isProduction: boolean, isSimulationAllowed: boolean): void {
  if (config.simControl && config.simToken === undefined) {
    throw new ConfigError('SIM_CONTROL=1 needs SIM_TOKEN: the control plane is never open to everyone.');
  }
  if (config.simControl && (config.simToken?.length ?? 0) < MIN_TOKEN_LENGTH) {
    throw new ConfigError(`SIM_TOKEN must have ${MIN_TOKEN_LENGTH} characters or more.`);
  }
  if (config.metricsToken !== undefined && config.metricsToken.length < MIN_TOKEN_LENGTH) {
    throw new ConfigError(`METRICS_TOKEN must have ${MIN_TOKEN_LENGTH} characters or more.`);
  }
  if (config.metricsPort !== undefined && config.metricsPort === config.port) {
    throw new ConfigError('METRICS_PORT must be another port than PORT.');
  }
  if (config.anchorMail !== undefined && config.smtpUrl === undefined) {
    throw new ConfigError('ANCHOR_MAIL needs SMTP_URL, by which the mail leaves.');
  }
  if (!config.rateLimits && !config.simControl) {
    throw new ConfigError('RATE_LIMITS=off is only allowed with SIM_CONTROL=1.');
  }
  if (!isProduction || isSimulationAllowed) return;
  const weak = weakInProduction(config);
  if (weak.length > 0)
    throw new ConfigError(
      weak
        .map((each) => `${each} is refused in production; set ALLOW_SIMULATION=1 if it is meant.`)
        .join('\n'),
    );
}

function readRole(env: Environment): Role {
  const role = readChoice(env, 'ROLE', roles, 'all');
  if (role !== 'all' && readOptional(env, 'DATABASE_URL') === undefined)
    throw new ConfigError(
      `ROLE=${role} needs DATABASE_URL: the embedded database has one server for everything.`,
    );
  return role;
}

function readPartitions(env: Environment): number {
  const count = readInteger(env, 'PG_PARTITIONS', 0, { min: 0, max: MOST_PARTITIONS });
  if (count > 0 && readOptional(env, 'DATABASE_URL') === undefined)
    throw new ConfigError('PG_PARTITIONS needs DATABASE_URL: the embedded database has plain tables.');
  return count;
}

function readSwitches(env: Environment): readonly string[] {
  const names = readNames(env, 'SWITCHED_OFF');
  const wrong = names.find((name) => !/^[a-z][a-zA-Z]{0,39}$/.test(name));
  if (wrong !== undefined)
    throw new ConfigError(
      `SWITCHED_OFF must be names such as loans,blockTrades, not ${JSON.stringify(wrong)}.`,
    );
  return names;
}

function readWebRoot(env: Environment): string | undefined {
  const text = readOptional(env, 'WEB_ROOT');
  if (text === undefined) return undefined;
  const folder = resolve(text);
  if (!existsSync(join(folder, 'index.html')))
    throw new ConfigError(
      `WEB_ROOT must be the folder of a built app: there is no index.html in ${JSON.stringify(folder)}.`,
    );
  return folder;
}

/** The name that a built app gives itself. */
function nameOf(webRoot: string | undefined): string {
  const card = join(webRoot ?? '', 'manifest.webmanifest');
  if (webRoot === undefined || !existsSync(card)) return 'Fairlot';
  return (JSON.parse(readFileSync(card, 'utf8')) as { name: string }).name;
}

function readSender(env: Environment, appName: string): string {
  // No mail arrives under `.example`, so a product that takes answers names its own address.
  const [domain] = /[a-z0-9]+/.exec(appName.toLowerCase()) ?? ['app'];
  const text = readText(env, 'MAIL_FROM', `${appName} <no-reply@${domain}.example>`);
  if (!/^([^<>\r\n]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text))
    throw new ConfigError('MAIL_FROM must look like Fairlot <no-reply@fairlot.example>.');
  return text;
}
