// @ts-check
/**
 * `npm run review`: the operator's desk over /sim/v1 of a running server (SIM_CONTROL=1, and AUTO_REVIEW=off where
 * nothing should be decided by itself). SIM_TOKEN as for the server; PORT or SERVER_URL say where it is.
 */
import { hostForUrl } from './lib/server.mjs';
import { bold, dim } from './lib/terminal.mjs';

const USAGE = `npm run review                                        what waits for a decision
npm run review -- show <kind> <id>                    one case, with its images' addresses
npm run review -- pass <kind> <id>
npm run review -- partial <kind> <id> --amount 250.00 --reason "Only 250.00 arrived"
npm run review -- refuse <kind> <id> --reason "The document has expired"
npm run review -- refuse kyc <id> --part back=blurred [--part front=dark] [--reason "Please use daylight"]
      part: front, back, passport, professional
      why: blurred, dark, overexposed, too_small, covered, background, held, expired, wrong_document, details_differ, other
npm run review -- parked                              due work that failed too often, and why
npm run review -- release <source> <id>               tries it again; release all: everything that is parked
npm run review -- security [mem_…] [--kind sign_in]   what happened to accounts, from where, with which result
npm run review -- ledger                              whether the ledger keeps its promises; the first thing that does not hold
kind: deposit, withdrawal, kyc, close, loan, ipo, block`;

const base =
  process.env['SERVER_URL'] ?? `http://${hostForUrl(process.env['HOST'])}:${process.env['PORT'] ?? '8080'}`;
const token = process.env['SIM_TOKEN'];
const [verb = 'list', kind, id, ...rest] = process.argv.slice(2);

/**
 * @typedef {{kind: string, id: string, member_id: string, submitted_at: string, due_at: string | null, summary: unknown}} Case
 */

if (verb === '--help' || verb === 'help') console.log(USAGE);
else if (token === undefined) refuse('SIM_TOKEN is not set: it must be the one the server was started with.');
else if (verb === 'list') await list();
else if (verb === 'parked') await listParked();
else if (verb === 'release' && kind !== undefined) await release(kind, id);
else if (verb === 'security') await listSecurity();
else if (verb === 'ledger') await checkLedger();
else if (kind === undefined || id === undefined) refuse(USAGE);
else if (verb === 'show') await show(kind, id);
else if (verb === 'pass' || verb === 'partial' || verb === 'refuse') await decide(verb, kind, id);
else refuse(USAGE);

async function list() {
  const cases = await waiting();
  if (cases.length === 0) console.log('Nothing waits for a decision.');
  for (const { kind: what, id: which, submitted_at: since, due_at: due, summary } of cases) {
    console.log(`${bold(what.padEnd(11))}${which}  ${dim(`since ${since}, due ${due ?? 'any time'}`)}`);
    console.log(`           ${typeof summary === 'string' ? summary : JSON.stringify(summary)}`);
  }
}

/** @returns {Promise<{source: string, id: string, attempts: number, reason: string, parked_at: string}[]>} */
async function parked() {
  return (await call('GET', '/parked')).data;
}

async function listParked() {
  const items = await parked();
  if (items.length === 0) console.log('Nothing is parked.');
  for (const { source, id: which, attempts, reason, parked_at: since } of items) {
    console.log(`${bold(source.padEnd(14))}${which}`);
    console.log(`              ${dim(`since ${since}, after ${attempts} attempts`)}`);
    console.log(`              ${reason}`);
  }
}

/** @param {string} source a source, or `all` @param {string | undefined} which */
async function release(source, which) {
  if (source !== 'all' && which === undefined) refuse(USAGE);
  const items = source === 'all' ? await parked() : [{ source, id: which ?? '' }];
  for (const item of items) {
    await call('POST', `/parked/${item.source}/${encodeURIComponent(item.id)}/release`);
    console.log(`${item.source} ${item.id} is tried again.`);
  }
}

/** The newest last, as in a log. */
async function listSecurity() {
  const member = kind?.startsWith('--') === false ? kind : undefined;
  const wanted = option('--kind');
  const query = new URLSearchParams({
    ...(member === undefined ? {} : { member_id: member }),
    ...(wanted === undefined ? {} : { kind: wanted }),
  });
  const { data } = await call('GET', `/security?${query}`);
  if (data.length === 0) console.log('Nothing was recorded.');
  for (const event of data.reverse()) {
    const who =
      event.member_id ?? (event.identity_hash === null ? '-' : `unknown ${event.identity_hash.slice(0, 12)}`);
    console.log(`${event.at}  ${bold(event.kind)} ${event.result}  ${event.actor} ${who}`);
    console.log(dim(`  ${[event.address, event.subject, event.agent].filter(Boolean).join(' · ')}`));
  }
}

/** Exits with 1 when an invariant does not hold, so that a nightly job can report it. */
async function checkLedger() {
  const { ok, checks } = await call('GET', '/invariants');
  for (const check of checks)
    console.log(`${check.ok ? dim('holds ') : bold('BROKEN')} ${check.id.padEnd(4)} ${check.detail}`);
  if (!ok) process.exitCode = 1;
}

/** @param {string} what @param {string} which */
async function show(what, which) {
  const found = (await waiting()).find((one) => one.kind === what && one.id === which);
  if (found === undefined) refuse(`No ${what} ${which} waits for a decision.`);
  console.log(JSON.stringify(found, null, 2));
  // Images are behind the same door as everything else: their addresses open with the token only.
  for (const path of JSON.stringify(found).match(/\/(sim|api)\/v1\/[\w/.-]*(image|upload)[\w/.-]*/g) ?? []) {
    console.log(`image: curl -H "Authorization: Bearer $SIM_TOKEN" -o image ${base}${path}`);
  }
}

/** @param {'pass' | 'partial' | 'refuse'} decision @param {string} what @param {string} which */
async function decide(decision, what, which) {
  const amount = option('--amount');
  const reason = option('--reason');
  const parts = partsNamed();
  if (decision !== 'pass' && reason === undefined && parts === undefined)
    refuse('The customer is told why: --reason is needed.');
  if (decision === 'partial' && amount === undefined) refuse('A partial decision needs --amount.');
  const record = await call('POST', `/review/${what}/${encodeURIComponent(which)}`, {
    decision,
    ...(amount === undefined ? {} : { audit_amount: amount }),
    ...(reason === undefined ? {} : { reason }),
    ...(parts === undefined ? {} : { parts }),
  });
  console.log('As the customer sees it now:');
  console.log(JSON.stringify(record, null, 2));
}

/** @returns {Promise<Case[]>} */
async function waiting() {
  return (await call('GET', '/review')).data;
}

/** What is wrong with which image: `--part back=blurred`. @returns {Record<string, string> | undefined} */
function partsNamed() {
  const named = rest.flatMap((word, index) => (rest[index - 1] === '--part' ? [word.split('=')] : []));
  if (named.some(([part, why]) => !part || !why)) refuse('--part takes part=why, such as back=blurred.');
  return named.length === 0 ? undefined : Object.fromEntries(named);
}

/** @param {string} name */
function option(name) {
  const words = process.argv.slice(3);
  const index = words.indexOf(name);
  return index < 0 ? undefined : words[index + 1];
}

/** @param {'GET' | 'POST'} method @param {string} path @param {object} [body] @returns {Promise<any>} */
async function call(method, path, body) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(`${base}/sim/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    return refuse(`No server answers at ${base}. Start one with SIM_CONTROL=1 SIM_TOKEN=… npm start`);
  }
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  if (response.status === 404 && ['/review', '/parked'].includes(path))
    return refuse(`The server at ${base} has no control plane: SIM_CONTROL=1 opens it.`);
  return refuse(`${response.status}: ${[answer.message].flat().join(' ') || response.statusText}`);
}

/** @param {string} why @returns {never} */
function refuse(why) {
  console.error(why);
  process.exit(2);
}
