import type { Config } from '../settings/config.js';

/**
 * Says which messages never leave a server with these settings. It starts all the same, and answers whoever asks for a
 * code that it is on its way, so its operator would not notice.
 * @returns undefined if all of them arrive, or if codes are shown on this machine
 */
export function describeUndelivered({
  smtpUrl,
  smsUrl,
  simulatedMailbox,
  simControl,
}: Pick<Config, 'smtpUrl' | 'smsUrl' | 'simulatedMailbox' | 'simControl'>): string | undefined {
  if (simulatedMailbox || simControl) return undefined;
  if (smtpUrl === undefined)
    return 'SMTP_URL is not set: no mail leaves this server, so customers can neither join nor reset a password by mail';
  if (smsUrl === undefined)
    return 'SMS_URL is not set: no text message leaves this server, so customers cannot use a phone number';
  return undefined;
}
