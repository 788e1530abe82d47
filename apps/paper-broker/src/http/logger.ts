import type { FastifyBaseLogger } from 'fastify';
import { pino, stdTimeFunctions, type DestinationStream } from 'pino';
import type { LogLevel } from '../config.js';

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
export function createLogger(level: LogLevel, destination?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
