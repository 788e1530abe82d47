import type { ClockMode } from './db/platformSchema.js';

/** The server's settings, read once at the start. Times in milliseconds. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly seedDemo: boolean;
  readonly autoReview: boolean;
  readonly simControl: boolean;
  readonly simToken: string | undefined;
  readonly simSeed: string;
  /** Undefined: whatever the database already runs on, else `demo` with seeded customers, else `real`. */
  readonly simClock: ClockMode | undefined;
  readonly passwordPolicy: 'seed' | 'strict';
  readonly rateLimits: boolean;
  readonly logLevel: LogLevel;
  readonly shutdownMs: number;
  /** Where mail leaves; undefined: it stays in the outbox. */
  readonly smtpUrl: string | undefined;
  /** Sender of mail. */
  readonly mailFrom: string;
  /** Where customers open the app; passkeys are bound to it. Undefined: any port of `localhost`. */
  readonly publicOrigin: string | undefined;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A setting that the server cannot start with; the message is one line and names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Name, default and meaning of every setting, for `--help`. */
export const settings: readonly (readonly [name: string, fallback: string, meaning: string])[] = [
  ['PORT', '8080', 'the one port for app, API and health'],
  ['HOST', '127.0.0.1', 'the address to listen on'],
  ['DATA_DIR', '.data', 'folder of the embedded database'],
  [
    'DATABASE_URL',
    'none',
    'PostgreSQL instead of the embedded database: postgres://user:password@host:5432/name',
  ],
  ['SEED_DEMO', '1', 'creates the demo customers when they are missing; 0 in production'],
  [
    'AUTO_REVIEW',
    'on',
    'decides deposits, KYC, closes, loans and withdrawals by a stated policy; off leaves them to the desk',
  ],
  ['SIM_CONTROL', '0', '1 opens the control plane /sim/v1; needs SIM_TOKEN'],
  ['SIM_TOKEN', 'none', 'the control plane’s bearer token, 16 characters or more'],
  ['SIM_SEED', 'fairlot', 'seed of the simulated market'],
  [
    'SIM_CLOCK',
    'demo, or real with SEED_DEMO=0',
    'business time: demo (a market is always open), real, manual (moved by the control plane)',
  ],
  ['PASSWORD_POLICY', 'seed', 'seed for 4 to 16 characters, strict for 8 to 64'],
  ['RATE_LIMITS', 'on', 'off only with SIM_CONTROL=1'],
  ['LOG_LEVEL', 'info', logLevels.join(', ')],
  ['SHUTDOWN_MS', '10000', 'how long open requests may finish after SIGTERM, in milliseconds'],
  [
    'SMTP_URL',
    'none: mail stays in the outbox',
    'mail server for codes and security messages: smtps://user:password@host:465',
  ],
  ['MAIL_FROM', 'Fairlot <no-reply@fairlot.example>', 'sender of mail'],
  [
    'PUBLIC_ORIGIN',
    'any port of http://localhost',
    'where customers open the app, for passkeys: https://fairlot.example',
  ],
  ['ALLOW_SIMULATION', '0', '1 lets NODE_ENV=production run SIM_CONTROL=1, or SEED_DEMO=1 on a public HOST'],
];

/** The text of `--help`. */
export function describeSettings(): string {
  const width = Math.max(...settings.map(([name]) => name.length)) + 2;
  const lines = settings.map(
    ([name, fallback, meaning]) => `  ${name.padEnd(width)}${meaning} (default: ${fallback})`,
  );
  return ['Settings, by environment variables:', '', ...lines, ''].join('\n');
}

/**
 * Reads the settings.
 * @throws ConfigError that names the first setting with a wrong value
 */
export function readConfig(env: Environment): Config {
  const isProduction = env['NODE_ENV'] === 'production';
  const seedDemo = readSwitch(env, 'SEED_DEMO', ['1', '0'], isProduction ? '0' : '1');
  const simControl = readSwitch(env, 'SIM_CONTROL', ['1', '0'], '0');
  const config: Config = {
    port: readInteger(env, 'PORT', 8080, 0, 65_535),
    host: readText(env, 'HOST', '127.0.0.1'),
    dataDir: readText(env, 'DATA_DIR', '.data'),
    databaseUrl: readDatabaseUrl(env),
    seedDemo,
    autoReview: readSwitch(env, 'AUTO_REVIEW', ['on', 'off'], 'on'),
    simControl,
    simToken: readOptional(env, 'SIM_TOKEN'),
    simSeed: readText(env, 'SIM_SEED', 'fairlot'),
    simClock:
      readOptional(env, 'SIM_CLOCK') === undefined
        ? undefined
        : readChoice(env, 'SIM_CLOCK', clockModes, 'demo'),
    passwordPolicy: readChoice(env, 'PASSWORD_POLICY', ['seed', 'strict'], 'seed'),
    rateLimits: readSwitch(env, 'RATE_LIMITS', ['on', 'off'], 'on'),
    logLevel: readChoice(env, 'LOG_LEVEL', logLevels, 'info'),
    shutdownMs: readInteger(env, 'SHUTDOWN_MS', 10_000, 0, 600_000),
    smtpUrl: readSmtpUrl(env),
    mailFrom: readText(env, 'MAIL_FROM', 'Fairlot <no-reply@fairlot.example>'),
    publicOrigin: readOrigin(env),
  };
  checkCombinations(config, isProduction, readSwitch(env, 'ALLOW_SIMULATION', ['1', '0'], '0'));
  return config;
}

const clockModes = ['demo', 'real', 'manual'] as const;
const MIN_TOKEN_LENGTH = 16;
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

function checkCombinations(config: Config, isProduction: boolean, isSimulationAllowed: boolean): void {
  if (config.simControl && config.simToken === undefined) {
    throw new ConfigError('SIM_CONTROL=1 needs SIM_TOKEN: the control plane is never open to everyone.');
  }
  if (config.simControl && (config.simToken?.length ?? 0) < MIN_TOKEN_LENGTH) {
    throw new ConfigError(`SIM_TOKEN must have ${MIN_TOKEN_LENGTH} characters or more.`);
  }
  if (!config.rateLimits && !config.simControl) {
    throw new ConfigError('RATE_LIMITS=off is only allowed with SIM_CONTROL=1.');
  }
  if (!isProduction || isSimulationAllowed) return;
  if (config.simControl) {
    throw new ConfigError('SIM_CONTROL=1 is refused in production; set ALLOW_SIMULATION=1 if it is meant.');
  }
  if (config.seedDemo && !LOOPBACK.has(config.host)) {
    throw new ConfigError(
      `SEED_DEMO=1 with the public HOST ${config.host} is refused in production; set ALLOW_SIMULATION=1 if it is meant.`,
    );
  }
}

function readOptional(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? undefined : value;
}

function readText(env: Environment, name: string, fallback: string): string {
  return readOptional(env, name) ?? fallback;
}

function readInteger(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = readOptional(env, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < min || value > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

function readChoice<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const text = readOptional(env, name);
  if (text === undefined) return fallback;
  const choice = choices.find((each) => each === text);
  if (choice === undefined)
    throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${text}".`);
  return choice;
}

/** @param choices the word for true, then the word for false */
function readSwitch(
  env: Environment,
  name: string,
  choices: readonly [string, string],
  fallback: string,
): boolean {
  return readChoice(env, name, choices, fallback) === choices[0];
}

function readDatabaseUrl(env: Environment): string | undefined {
  const text = readOptional(env, 'DATABASE_URL');
  if (text === undefined) return undefined;
  // The value itself is not repeated: it may carry a password.
  const isPostgres = URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
  if (!isPostgres)
    throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/name.');
  return text;
}

function readSmtpUrl(env: Environment): string | undefined {
  const text = readOptional(env, 'SMTP_URL');
  if (text === undefined) return undefined;
  // The value itself is not repeated: it may carry a password.
  if (!URL.canParse(text) || !/^smtps?:$/.test(new URL(text).protocol))
    throw new ConfigError('SMTP_URL must look like smtps://user:password@host:465.');
  return text;
}

function readOrigin(env: Environment): string | undefined {
  const text = readOptional(env, 'PUBLIC_ORIGIN');
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol) || new URL(text).origin !== text)
    throw new ConfigError('PUBLIC_ORIGIN must look like https://fairlot.example, without a path.');
  return text;
}
