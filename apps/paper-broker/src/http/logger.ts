import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../settings/config.js';

/** Names of fields that may hold a secret. */
const SECRETS = [
  'token',
  'password',
  'pay_password',
  'old_password',
  'confirm_password',
  'old_pay_password',
  'confirm_pay_password',
  'authorization',
  'code',
  'secret',
  'challenge',
  'databaseUrl',
  'simToken',
  'smtpUrl',
  'smsUrl',
  'secretKey',
];

/**
 * Writes JSON lines with UTC times. Requests are logged by
 * route, so that neither a query nor a body reaches the log.
 * @param destination default: standard output
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  };
  // With a least length, `flush` waits until all is written, or cannot be.
  return pino(options, destination ?? pino.destination({ sync: false, minLength: 1 }));
}
