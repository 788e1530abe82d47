// @ts-check
/** Signs operators in, and manages operators. */
import { ask } from './ask.mjs';
import { call, keepToken, Refused } from './client.mjs';
import { wrap } from './print.mjs';

/** @param {any} session */
function welcome({ operator, confirmed, four_eyes_above: above }) {
  console.log(wrap(`${operator.name}, ${operator.role}. Above ${above} USD a second person decides too.`));
  if (!confirmed) console.log(wrap('You can work when another person has confirmed that it is you.'));
}

/** Enrols an operator: password and authenticator app. @param {string} code */
export async function enrol(code) {
  const { name, secret, uri } = await call('POST', '/enrolment', { code });
  console.log(
    wrap(`${name}: enter this key into an authenticator app, or make a picture of the address below.`),
  );
  console.log(`\n  ${secret.replace(/(.{4})(?=.)/g, '$1 ')}\n  ${uri}\n`);
  const password = await ask('Choose a password of 12 characters or more: ', { hidden: true });
  if ((await ask('The same again: ', { hidden: true })) !== password)
    throw new Refused('These were two different passwords. Start again.');
  const totp = await ask('The six digits that the app shows now: ');
  const session = await call('POST', '/enrolment/finish', { code, password, totp });
  keepToken(session.token);
  welcome(session);
}

/** @param {string | undefined} known */
export async function login(known) {
  const name = known ?? (await ask('Name: '));
  const password = await ask('Password: ', { hidden: true });
  const totp = await ask('Six digits of the authenticator app: ');
  const session = await call('POST', '/session', { name, password, totp });
  keepToken(session.token);
  welcome(session);
}

export async function logout() {
  await call('DELETE', '/session');
  keepToken(undefined);
  console.log('Signed out.');
}

export const whoami = async () => welcome(await call('GET', '/session'));

export async function listOperators() {
  const { data } = await call('GET', '/operator');
  for (const { name, role, state } of data) console.log(`${name.padEnd(33)}${role.padEnd(15)}${state}`);
}

/** @param {string} name */
async function idOf(name) {
  const { data } = await call('GET', '/operator');
  const found = data.find((/** @type {{name: string}} */ each) => each.name === name);
  if (found === undefined) throw new Refused(`There is no operator ${name}.`);
  return found.id;
}

/** @param {any} enrolment */
function handOver({ operator, code, expires_at: until }) {
  console.log(
    wrap(`${operator.name}, ${operator.role}. Hand this over yourself; it works once, until ${until}:`),
  );
  console.log(`\n  npm run review -- enrol ${code}\n`);
  sayWhoConfirms(operator.name);
}

/** @param {string} name */
function sayWhoConfirms(name) {
  console.log(
    wrap(
      `Before ${name} can work, an approver or another administrator asks ${name} whether it was them, and enters:`,
    ),
  );
  console.log(`\n  npm run review -- operator confirm ${name}\n`);
  console.log(wrap(`Where there is nobody else, on the server: npm run operator -- ${name} --confirm`));
}

/** @param {string} name @param {string} role @param {string} reason */
export async function addOperator(name, role, reason) {
  handOver(await call('POST', '/operator', { name, role, reason }));
}

/** @param {string} name @param {string} reason */
export async function renewOperator(name, reason) {
  handOver(await call('POST', `/operator/${await idOf(name)}/enrolment`, { reason }));
}

/** @param {string} name @param {object} change @param {string} reason */
export async function changeOperator(name, change, reason) {
  const { role, state } = await call('PATCH', `/operator/${await idOf(name)}`, { ...change, reason });
  console.log(`${name} is ${state}, ${role}.`);
  if (state === 'unconfirmed') sayWhoConfirms(name);
}

/** @param {string} name @param {string} reason */
export async function confirmOperator(name, reason) {
  const { role } = await call('POST', `/operator/${await idOf(name)}/confirm`, { reason });
  console.log(`${name}, ${role}, is confirmed.`);
}
