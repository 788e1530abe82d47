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
  return pino(options, destination ?? openStandardOutput());
}

/** While the output takes nothing, the newest lines beyond this are lost. */
const MOST_WAITING_BYTES = 1_000_000;

/** A log that cannot be written, for instance to a full disk, does not end the server. */
function openStandardOutput(): DestinationStream {
  // With a least length, `flush` waits until all is written, or cannot be.
  const output = pino.destination({ sync: false, minLength: 1, maxLength: MOST_WAITING_BYTES });
  const { flushSync } = output;
  output.on('error', () => {
    // The process calls it when it exits, and it would try for ever.
    output.flushSync = () => undefined;
  });
  output.on('drain', () => {
    output.flushSync = flushSync;
  });
  return output;
}
