import { expect, it } from 'vitest';
import { readConfig } from '../settings/config.js';
import { describeUndelivered } from './undelivered.js';

const SMTP_URL = 'smtps://user:password@mail.example:465';
const SMS_URL = 'https://user:password@sms.example/send';

it.each([
  [{ NODE_ENV: 'production' }, /^SMTP_URL is not set/],
  [{ NODE_ENV: 'production', SMS_URL }, /^SMTP_URL is not set/],
  [{ NODE_ENV: 'production', SMTP_URL }, /^SMS_URL is not set/],
  [{ NODE_ENV: 'production', SMTP_URL, SMS_URL }, undefined],
  [{ NODE_ENV: 'production', SIMULATED_MAILBOX: 'on' }, undefined],
  [{}, undefined],
])('with the settings %j the operator is told of messages that do not leave: %s', (env, told) => {
  const said = describeUndelivered(readConfig(env));
  if (told === undefined) expect(said).toBeUndefined();
  else expect(said).toMatch(told);
});
