import { expect, it } from 'vitest';
import { readConfig } from '../settings/config.js';
import { listUndelivered } from './undelivered.js';

const SMTP_URL = 'smtps://user:password@mail.example:465';
const SMS_URL = 'https://user:password@sms.example/send';

it.each([
  [{ NODE_ENV: 'production' }, ['SMTP_URL', 'SMS_URL']],
  [{ NODE_ENV: 'production', SMS_URL }, ['SMTP_URL']],
  [{ NODE_ENV: 'production', SMTP_URL }, ['SMS_URL']],
  [{ NODE_ENV: 'production', SMTP_URL, SMS_URL }, []],
  [{ NODE_ENV: 'production', SIMULATED_MAILBOX: 'on' }, []],
  [{}, []],
])('with the settings %j the operator is told what is missing for messages to leave: %j', (env, missing) => {
  const said = listUndelivered(readConfig(env));
  expect(said.map((line) => line.split(' is not set')[0])).toEqual(missing);
});
