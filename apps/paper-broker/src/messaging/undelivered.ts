import type { Config } from '../settings/config.js';

/**
 * Says which messages never leave a server with these settings. Such a server starts, and tells customers that a code is
 * on its way. Only these lines tell its operator that none arrives.
 * @returns no line if all messages are sent, or if codes are shown on this machine
 */
export function listUndelivered({
  smtpUrl,
  smsUrl,
  simulatedMailbox,
  simControl,
}: Pick<Config, 'smtpUrl' | 'smsUrl' | 'simulatedMailbox' | 'simControl'>): readonly string[] {
  if (simulatedMailbox || simControl) return [];
  return [
    ...(smtpUrl === undefined
      ? [
          'SMTP_URL is not set: no mail leaves this server, so customers cannot join or reset a password by mail',
        ]
      : []),
    ...(smsUrl === undefined
      ? ['SMS_URL is not set: no text message leaves this server, so customers cannot use a phone number']
      : []),
  ];
}
