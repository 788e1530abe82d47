// @ts-check
/** Prints for operators in at most 80 columns, whatever a customer has typed. */
import { bold, dim } from '../lib/terminal.mjs';

const WIDTH = 80;

/** Wraps text at 80 columns, between words where possible. @param {string} text @param {number} [indent] */
export function wrap(text, indent = 0) {
  const room = WIDTH - indent;
  /** @type {string[]} */
  const lines = [];
  let line = '';
  const pieces = plain(text)
    .split(' ')
    .flatMap((word) => word.match(new RegExp(`.{1,${room}}`, 'gu')) ?? ['']);
  for (const piece of pieces) {
    if (line !== '' && line.length + 1 + piece.length > room) {
      lines.push(line);
      line = piece;
    } else line = line === '' ? piece : `${line} ${piece}`;
  }
  return [...lines, line].map((each) => ' '.repeat(indent) + each).join('\n');
}

/** Removes control characters, which could change the terminal. @param {string} text */
const plain = (text) =>
  text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g, ' ');

/** Formats an instant in UTC as `2026-03-02 15:00`. @param {string} instant */
const minute = (instant) => instant.slice(0, 16).replace('T', ' ');

/** @param {any} entry a case of the list */
export function printCase(entry, number = '') {
  const money = entry.amount === null ? '' : `${entry.amount} ${entry.currency}`;
  console.log(`${number}${bold(entry.kind.padEnd(11))}${entry.id}  ${plain(money)}`);
  console.log(wrap(entry.summary, 4));
  const due = entry.due_at === null ? '' : `, due ${minute(entry.due_at)}`;
  const second =
    entry.proposal_id !== null
      ? ` · proposed: ${entry.proposal_id}`
      : entry.needs_second
        ? ' · needs a second person'
        : '';
  console.log(dim(wrap(`since ${minute(entry.submitted_at)}${due}${second}`, 4)));
}

/** Prints the fields of a record, one per line. @param {Record<string, unknown>} record @param {number} [indent] */
export function printRecord(record, indent = 0) {
  for (const [name, value] of Object.entries(record)) {
    if (value === null) continue;
    if (typeof value === 'object') {
      console.log(`${' '.repeat(indent)}${name}:`);
      printRecord(/** @type {Record<string, unknown>} */ (value), indent + 2);
    } else console.log(wrap(`${name}: ${String(value)}`, indent));
  }
}

/** Prints why a case may be refused, numbered. @param {{key: string, params: string[]}[]} reasons */
export function printReasons(reasons) {
  const texts = reasons.map(
    ({ key, params }, index) =>
      `${index + 1} ${[key, ...params.map((name) => name.toUpperCase())].join('=')}`,
  );
  console.log(wrap(`refuse because: ${texts.join(', ')}`, 4));
}

/** @param {any} proposal */
export function printProposal(proposal, number = '') {
  const money = proposal.amount === null ? '' : `, ${proposal.amount} ${proposal.currency}`;
  console.log(`${number}${bold(proposal.action)}  ${proposal.id}`);
  console.log(wrap(`${proposal.decision ?? ''} ${proposal.subject_id}${money}`.trim(), 4));
  console.log(wrap(`"${proposal.reason}"`, 4));
  console.log(dim(wrap(`by ${proposal.proposed_by}, ${minute(proposal.proposed_at)}`, 4)));
}

/** @param {any} member */
export function printMember(member) {
  console.log(
    `${bold(plain(member.nickname))}${member.frozen ? '  FROZEN' : ''}${member.vip ? '  VIP' : ''}`,
  );
  console.log(wrap([member.id, member.mail, member.phone].filter(Boolean).join(' · '), 4));
  console.log(dim(`    since ${minute(member.created_at)}, verification: ${member.kyc_status}`));
}

/** @param {any} item */
export function printParked(item) {
  console.log(`${bold(item.source)}  ${item.id}`);
  console.log(wrap(item.reason, 4));
  console.log(dim(`    since ${minute(item.parked_at)}, after ${item.attempts} attempts`));
}

/** @param {any} event */
export function printEvent(event) {
  const who =
    event.member_id ?? (event.identity_hash === null ? '-' : `unknown ${event.identity_hash.slice(0, 12)}`);
  console.log(wrap(`${event.at}  ${event.kind} ${event.result}  ${event.actor} ${who}`));
  console.log(dim(wrap([event.address, event.subject, event.agent].filter(Boolean).join(' · '), 2)));
}

/** @param {any} message */
export function printQuestion(message) {
  console.log(bold(message.member_id));
  console.log(wrap(message.text, 4));
  console.log(dim(`    ${minute(message.created_at)}`));
}
