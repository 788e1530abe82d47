// @ts-check
/** Lists, shows and decides cases. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bold, dim } from '../lib/terminal.mjs';
import { call, fetchPicture } from './client.mjs';
import { printCase, printProposal, printReasons, printRecord, wrap } from './print.mjs';

const pathOf = (/** @type {string} */ kind, /** @type {string} */ id) =>
  `/review/${encodeURIComponent(kind)}/${encodeURIComponent(id)}`;

/** @param {{kind?: string | undefined, member?: string | undefined}} [filter] @returns {Promise<any[]>} */
export async function waiting({ kind, member } = {}) {
  const query = new URLSearchParams({
    ...(kind === undefined ? {} : { kind }),
    ...(member === undefined ? {} : { member_id: member }),
  });
  return (await call('GET', `/review?${query}`)).data;
}

/**
 * Prints a case with the reasons why it may be refused.
 * @param {string} kind @param {string} id @param {string} [folder] where pictures go
 * @returns {Promise<{key: string, params: string[]}[]>} the reasons
 */
export async function show(kind, id, folder) {
  const { pictures, reasons, record, ...entry } = await call('GET', pathOf(kind, id));
  printCase(entry);
  console.log(`    customer ${entry.member_id}`);
  printRecord(record, 4);
  printReasons(reasons);
  if (pictures.length > 0) await savePictures(pictures, folder);
  return reasons;
}

/** @param {{label: string, id: string}[]} pictures @param {string} [folder] */
async function savePictures(pictures, folder) {
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const into = folder ?? mkdtempSync(join(tmpdir(), 'fairlot-review-'));
  for (const { label, id: picture } of pictures) {
    const { bytes, ending } = await fetchPicture(picture);
    const file = join(into, `${label}.${ending}`);
    writeFileSync(file, bytes, { mode: 0o600 });
    // A path is never wrapped, so that it can be opened.
    console.log(`    ${bold(label)}: ${file}`);
  }
  console.log(dim(wrap('Delete the pictures when you have decided.', 4)));
}

/** Reads `amount_differs=90.50`, or a key alone. @param {string} text */
export function toReason(text) {
  const [key, amount] = text.split('=');
  return { reason_key: key, ...(amount === undefined ? {} : { reason_params: { amount } }) };
}

/** @param {string} kind @param {string} id @param {object} decision */
export async function decide(kind, id, decision) {
  say(await call('POST', pathOf(kind, id), decision));
}

/** @param {any} answer a proposal, or the changed record */
function say(answer) {
  if (answer.proposed_by !== undefined) {
    console.log('It needs a second person, and waits for one:');
    printProposal(answer);
    return;
  }
  console.log('As the customer sees it now:');
  printRecord(answer, 4);
}

/** @returns {Promise<any[]>} */
export const proposals = async () => (await call('GET', '/proposal')).data;

/** @param {string} id @param {string} reason */
export async function confirm(id, reason) {
  const record = await call('POST', `/proposal/${encodeURIComponent(id)}`, { reason });
  console.log('Confirmed. As it is now:');
  printRecord(record, 4);
}

/** @param {string} id @param {string} reason */
export async function withdraw(id, reason) {
  await call('DELETE', `/proposal/${encodeURIComponent(id)}?${new URLSearchParams({ reason })}`);
  console.log('It is off the list.');
}

/** @param {'freeze' | 'unfreeze'} verb @param {string} member @param {string} reason */
export async function freeze(verb, member, reason) {
  say(await call('POST', `/member/${encodeURIComponent(member)}/${verb}`, { reason }));
}
