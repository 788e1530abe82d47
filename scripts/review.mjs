// @ts-check
/** `npm run review`: the operators' desk, over /operator/v1 of a running server. */
import { existsSync, writeFileSync } from 'node:fs';
import { bold, dim } from './lib/terminal.mjs';
import { ask, isAsked, stopAsking } from './review/ask.mjs';
import { confirm, decide, freeze, proposals, show, toReason, waiting, withdraw } from './review/cases.mjs';
import { call, hasToken, Refused } from './review/client.mjs';
import { sitDown } from './review/desk.mjs';
import * as people from './review/people.mjs';
import * as print from './review/print.mjs';

const USAGE = `npm run review                     what waits; in a terminal, to be decided
npm run review -- VERB …
  login [NAME], logout, whoami     a session of 30 minutes without a call
  enrol CODE                       the first time: password and authenticator app
  list [--kind K] [--member ID]    what waits for a decision
  show KIND ID [--pictures DIR]    one case; its pictures are saved and named
  pass KIND ID --reason TEXT
  partial deposit ID --amount 250.00 --why KEY [--reason TEXT]
  refuse KIND ID --why KEY [--reason TEXT] [--part back=blurred]…
  proposals                        what waits for a second person
  confirm ID --reason TEXT         somebody else's proposal
  withdraw ID --reason TEXT        your own; an approver, any
  find WORDS                       customers by id, mail, phone, nickname
  freeze ID --reason TEXT          and unfreeze: a customer, by two people
  questions; answer ID TEXT        customers who wrote last
  parked                           due work that failed too often
  release SOURCE ID --reason TEXT  tries it again; release all: everything
  security [mem_…] [--kind K]      what happened to accounts
  ledger                           ends with 1 when a promise does not hold
  operators                        who may do all this
  operator add NAME ROLE --reason TEXT
  operator change NAME [--role ROLE] [--disable] [--enable] --reason TEXT
  operator renew NAME --reason TEXT
  operator confirm NAME --reason TEXT
                                   whom somebody else added, changed, renewed
  audit [--member ID] [--from 2026-03-01T00:00:00.000Z] [--to FILE]
                                   what operators did, a JSON object a line
KIND: deposit, withdrawal, kyc, close, loan, ipo, block
ROLE: reviewer, approver, administrator
KEY: a reason that "show" lists, which the customer reads in their language;
  with its amount where it needs one: amount_differs=90.50. TEXT: your own
  words, which the customer of a refusal or a part reads as a quotation.
part: front, back, passport, professional, each with a KEY
SERVER_URL, or HOST and PORT, say where the server is.`;

const VALUED = [
  '--kind',
  '--member',
  '--pictures',
  '--why',
  '--reason',
  '--amount',
  '--part',
  '--role',
  '--from',
  '--to',
];
const words = process.argv.slice(2);
/** The words without options and their values. */
const [verb, ...given] = words.filter(
  (word, index) => !word.startsWith('--') && !VALUED.includes(words[index - 1] ?? ''),
);

try {
  if (words.some((word) => word === '--help') || verb === 'help') console.log(USAGE);
  else await run();
} catch (error) {
  if (!(error instanceof Refused || isAboutFile(error))) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  stopAsking();
}

/** Whether a file or folder could not be read or written. @param {unknown} error @returns {error is Error} */
function isAboutFile(error) {
  return error instanceof Error && 'path' in error && 'syscall' in error;
}

async function run() {
  requireKnownOptions();
  const [first, second] = given;
  switch (verb) {
    case undefined:
      if (!isAsked) return list();
      if (!hasToken()) await people.login(undefined);
      return sitDown();
    case 'login':
      return people.login(first);
    case 'logout':
      return people.logout();
    case 'whoami':
      return people.whoami();
    case 'enrol':
      return people.enrol(need(first));
    case 'list':
      return list();
    case 'show':
      return show(need(first), need(second), option('--pictures'));
    case 'pass':
    case 'partial':
    case 'refuse':
      return decide(need(first), need(second), await toDecision(verb));
    case 'proposals':
      return printAll(await proposals(), print.printProposal, 'Nothing waits for a second person.');
    case 'confirm':
      return confirm(need(first), await reason());
    case 'withdraw':
      return withdraw(need(first), await reason());
    case 'find':
      return printAll(await find(given.join(' ')), print.printMember, 'Nobody is called that.');
    case 'freeze':
    case 'unfreeze':
      return freeze(verb, need(first), await reason());
    case 'questions':
      return printAll(
        (await call('GET', '/support')).data,
        print.printQuestion,
        'Nobody waits for an answer.',
      );
    case 'answer':
      await call('POST', `/support/${encodeURIComponent(need(first))}`, {
        text: need(given.slice(1).join(' ')),
      });
      return console.log('Sent.');
    case 'parked':
      return printAll(await parked(), print.printParked, 'Nothing is parked.');
    case 'release':
      return release(need(first), second);
    case 'security':
      return listSecurity(first);
    case 'ledger':
      return checkLedger();
    case 'operators':
      return people.listOperators();
    case 'operator':
      return changeOperators(need(first), need(second), given[2]);
    case 'audit':
      return exportAudit();
    default:
      throw new Refused(USAGE);
  }
}

async function list() {
  const cases = await waiting({ kind: option('--kind'), member: option('--member') });
  printAll(cases, print.printCase, 'Nothing waits for a decision.');
}

/** @param {any[]} entries @param {(entry: any) => void} printOne @param {string} none */
function printAll(entries, printOne, none) {
  if (entries.length === 0) console.log(none);
  for (const entry of entries) printOne(entry);
}

/** @param {'pass' | 'partial' | 'refuse'} decision */
async function toDecision(decision) {
  const amount = option('--amount');
  if (decision === 'partial' && amount === undefined) throw new Refused('A partial decision needs --amount.');
  const parts = words.flatMap((word, index) => (words[index - 1] === '--part' ? [word.split('=')] : []));
  if (parts.some(([part, why]) => !part || !why))
    throw new Refused('--part takes part=why, such as back=blurred.');
  return {
    decision,
    ...(decision === 'pass' ? { reason: await reason() } : refusal()),
    ...(amount === undefined ? {} : { audit_amount: amount }),
    ...(parts.length === 0 ? {} : { parts: Object.fromEntries(parts) }),
  };
}

/** Why a customer gets less than they asked for: a reason of the list, words of one's own, or both. */
function refusal() {
  const [why, words] = [option('--why'), option('--reason')];
  if (why === undefined && words === undefined)
    throw new Refused('--why is needed, or --reason: the customer reads it, and the audit keeps it.');
  return { ...(why === undefined ? {} : toReason(why)), ...(words === undefined ? {} : { reason: words }) };
}

/** The reason for the audit. */
async function reason() {
  const text = option('--reason') ?? (isAsked ? await ask('Why: ') : '');
  if (text === '') throw new Refused('--reason is needed: the audit keeps it.');
  return text;
}

/** @param {string} search @returns {Promise<any[]>} */
async function find(search) {
  return (await call('GET', `/member?${new URLSearchParams({ search: need(search) })}`)).data;
}

/** @returns {Promise<any[]>} */
async function parked() {
  return (await call('GET', '/parked')).data;
}

/** @param {string} source a source, or `all` @param {string | undefined} id */
async function release(source, id) {
  const items = source === 'all' ? await parked() : [{ source, id: need(id) }];
  const why = await reason();
  for (const item of items) {
    const path = `${encodeURIComponent(item.source)}/${encodeURIComponent(item.id)}`;
    await call('POST', `/parked/${path}/release`, { reason: why });
    console.log(`${item.source} ${item.id} is tried again.`);
  }
}

/** Newest last, as in a log. @param {string | undefined} member */
async function listSecurity(member) {
  const kind = option('--kind');
  const query = new URLSearchParams({
    ...(member === undefined ? {} : { member_id: member }),
    ...(kind === undefined ? {} : { kind }),
  });
  const { data } = await call('GET', `/security?${query}`);
  printAll(data.reverse(), print.printEvent, 'Nothing was recorded.');
}

/** Exits with 1 when an invariant is broken, so that a nightly job can report it. */
async function checkLedger() {
  const { ok, checks } = await call('GET', '/ledger');
  for (const { ok: holds, id, detail } of checks) {
    console.log(`${holds ? dim('holds ') : bold('BROKEN')} ${id}`);
    console.log(print.wrap(detail, 7));
  }
  if (!ok) process.exitCode = 1;
}

/** @param {string} what @param {string} name @param {string | undefined} role */
async function changeOperators(what, name, role) {
  if (what === 'add') return people.addOperator(name, need(role), await reason());
  if (what === 'confirm') return people.confirmOperator(name, await reason());
  if (what === 'renew') return people.renewOperator(name, await reason());
  if (what !== 'change') throw new Refused(USAGE);
  const wanted = option('--role');
  const disabled = words.includes('--disable') ? true : words.includes('--enable') ? false : undefined;
  const change = {
    ...(wanted === undefined ? {} : { role: wanted }),
    ...(disabled === undefined ? {} : { disabled }),
  };
  return people.changeOperator(name, change, await reason());
}

async function exportAudit() {
  const [member, from, to] = [option('--member'), option('--from'), option('--to')];
  const lines = [];
  for (let after = ''; ;) {
    const query = new URLSearchParams({
      limit: '500',
      ...(after === '' ? {} : { after }),
      ...(member === undefined ? {} : { member_id: member }),
      ...(from === undefined ? {} : { from }),
    });
    const { data } = await call('GET', `/audit?${query}`);
    if (data.length === 0) break;
    lines.push(...data.map((/** @type {object} */ entry) => `${JSON.stringify(entry)}\n`));
    after = data.at(-1).id;
  }
  if (to === undefined) return void process.stdout.write(lines.join(''));
  // An existing file is never overwritten, because it is evidence.
  if (existsSync(to)) throw new Refused(`${to} is there already.`);
  writeFileSync(to, lines.join(''), { flag: 'wx', mode: 0o600 });
  console.log(`Wrote ${lines.length} entries to ${to}.`);
}

/** @param {string} name */
function option(name) {
  const index = words.indexOf(name);
  return index < 0 ? undefined : words[index + 1];
}

/** Without this check, a misspelt filter would be ignored and everything shown. */
function requireKnownOptions() {
  const known = [...VALUED, '--disable', '--enable'];
  const unknown = words.find(
    (word, index) =>
      word.startsWith('--') && !known.includes(word) && !VALUED.includes(words[index - 1] ?? ''),
  );
  if (unknown !== undefined) throw new Refused(`There is no option ${unknown}.`);
}

/** @param {string | undefined} word @returns {string} */
function need(word) {
  if (word === undefined || word === '') throw new Refused(USAGE);
  return word;
}
