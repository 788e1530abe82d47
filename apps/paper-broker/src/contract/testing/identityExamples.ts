import { createSoftAuthenticator } from '../../members/passkeys/testing/softAuthenticator.js';
import { stepOf, totpCode } from '../../members/totp/totp.js';
import { fromBase32 } from '../../members/totp/testing/fromBase32.js';
import type { ContractWorld } from './contractWorld.js';
import { key, type MakeExample } from './example.js';

const password = 'Fairlot26';
const renewed = 'Another-26';
const origin = 'http://localhost:8080';

/**
 * Registration, sign-in and account security. A request that
 * ends a session or changes a password has its own member.
 */
export const identityExamples: Readonly<Record<string, MakeExample>> = {
  sendCode: () => ({ body: { channel: 'mail', mail: someone(), purpose: 'register' } }),
  listReceivedMessages: async (_mine, world) => {
    const mail = someone();
    await askCode(world, mail, 'register');
    return { query: `?to=${mail}` };
  },
  registerMember: async (_mine, world) => ({ body: await registration(world), headers: key() }),
  resetPassword: async (_mine, world) => {
    const { mail } = await join(world);
    const code = await askCode(world, mail, 'reset');
    return { body: { mail, code, password: renewed, confirm_password: renewed } };
  },
  changePassword: async (_mine, world) => ({
    token: (await join(world)).token,
    body: { old_password: password, password: renewed, confirm_password: renewed },
  }),
  setPayPassword: async (_mine, world) => ({
    token: (await join(world)).token,
    body: { password, pay_password: '846201', confirm_pay_password: '846201' },
  }),
  changeContact: async (_mine, world) => {
    const mail = someone();
    const code = await askCode(world, mail, 'bind');
    return { token: (await join(world)).token, body: { password, mail, code } };
  },
  listSessions: () => ({}),
  endOtherSessions: async (_mine, world) => ({ token: (await join(world)).token, query: '?others=true' }),
  endSession: async (mine, world) => {
    await world.signIn('demo');
    const { body } = await world.send('GET', '/member/session', { token: mine.token });
    const sessions = (body as { data: readonly { id: string; current: boolean }[] }).data;
    return { path: [sessions.find(({ current }) => !current)?.id ?? ''] };
  },
  freezeAccount: async (_mine, world) => ({ token: (await join(world)).token, body: { password } }),
  resetSimulation: async (_mine, world) => ({ token: (await join(world)).token, body: { password } }),
  getTotp: () => ({}),
  startTotp: async (_mine, world) => ({ token: (await join(world)).token, body: { password } }),
  confirmTotp: async (_mine, world) => {
    const { token } = await join(world);
    return { token, body: { code: await startTotp(world, token) } };
  },
  renewRecoveryCodes: async (_mine, world) => {
    const { token } = await join(world);
    await turnTotpOn(world, token);
    return { token, body: { password } };
  },
  disableTotp: async (_mine, world) => ({ token: (await join(world)).token, body: { password } }),
  confirmSignIn: async (_mine, world) => {
    const { token, mail } = await join(world);
    const [code = ''] = await turnTotpOn(world, token);
    const { body } = await world.send('POST', '/member/login', { body: { mail, password } });
    return { body: { challenge: (body as { challenge: string }).challenge, code } };
  },
  listPasskeys: () => ({}),
  startPasskey: async (_mine, world) => ({ token: (await join(world)).token, body: { password } }),
  addPasskey: async (_mine, world) => {
    const { token } = await join(world);
    const { credential } = await makePasskey(world, token);
    return { token, body: { name: 'Phone', credential } };
  },
  removePasskey: async (mine, world) => {
    const { credential } = await makePasskey(world, mine.token);
    const body = { name: 'To end', credential };
    const added = await world.send('POST', '/member/passkey', { token: mine.token, body });
    return { path: [(added.body as { id: string }).id] };
  },
  startPasskeySignIn: () => ({}),
  loginByPasskey: async (_mine, world) => {
    const { token } = await join(world);
    const { credential, device } = await makePasskey(world, token);
    await world.send('POST', '/member/passkey', { token, body: { name: 'Phone', credential } });
    const { body } = await world.send('POST', '/member/login/passkey/options');
    return { body: { credential: device.get((body as { options: string }).options, origin) } };
  },
};

const someone = (): string => `person-${crypto.randomUUID().slice(0, 12)}@fairlot.example`;

async function askCode(world: ContractWorld, mail: string, purpose: string): Promise<string> {
  await world.send('POST', '/member/code', { body: { channel: 'mail', mail, purpose } });
  const { body } = await world.control(`/outbox?to=${mail}`);
  return (body as { data: readonly { code: string }[] }).data[0]?.code ?? '';
}

async function registration(world: ContractWorld): Promise<Readonly<Record<string, unknown>>> {
  const mail = someone();
  const code = await askCode(world, mail, 'register');
  return {
    mail,
    code,
    password,
    confirm_password: password,
    agree: true,
    agreements: [{ document: 'user_agreement', version: '1.0' }],
  };
}

/** Registers a new member. */
async function join(world: ContractWorld): Promise<{ token: string; mail: string }> {
  const body = await registration(world);
  const answer = await world.send('POST', '/member/register', { body, headers: key() });
  return { token: (answer.body as { token: string }).token, mail: String(body['mail']) };
}

/** Starts to set up TOTP. @returns the code that confirms it */
async function startTotp(world: ContractWorld, token: string): Promise<string> {
  const { body } = await world.send('POST', '/member/totp', { token, body: { password } });
  const secret = fromBase32((body as { secret: string }).secret);
  return totpCode(secret, stepOf(world.broker.clock.wall()));
}

/** Turns TOTP on. @returns the recovery codes */
async function turnTotpOn(world: ContractWorld, token: string): Promise<readonly string[]> {
  const code = await startTotp(world, token);
  const { body } = await world.send('POST', '/member/totp/confirm', { token, body: { code } });
  return (body as { recovery_codes: readonly string[] }).recovery_codes;
}

async function makePasskey(world: ContractWorld, token: string) {
  const { body } = await world.send('POST', '/member/passkey/options', { token, body: { password } });
  const device = createSoftAuthenticator();
  return { device, credential: device.create((body as { options: string }).options, origin) };
}
