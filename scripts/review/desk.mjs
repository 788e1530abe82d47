// @ts-check
/** The desk by keyboard: shows waiting cases one after the other, until there are none or the operator enters `q`. */
import { bold } from '../lib/terminal.mjs';
import { ask } from './ask.mjs';
import { confirm, decide, proposals, show, waiting, withdraw } from './cases.mjs';
import { Refused } from './client.mjs';
import { printCase, printProposal } from './print.mjs';

/** Lists, opens and decides cases until the operator quits. */
export async function sitDown() {
  for (;;) {
    const [cases, open] = [await waiting(), await proposals()];
    console.log(bold(`\nFor a decision: ${cases.length}. For a second person: ${open.length}.\n`));
    cases.slice(0, 20).forEach((entry, index) => printCase(entry, `${String(index + 1).padStart(3)} `));
    open
      .slice(0, 20)
      .forEach((proposal, index) => printProposal(proposal, `${`s${index + 1}`.padStart(3)} `));
    const answer = await ask('\nNumber (s1 for a proposal), Enter to look again, q to leave: ');
    if (answer === 'q' || answer === '') {
      if (answer === 'q') return;
      continue;
    }
    const [chosen, proposal] = [cases[Number(answer) - 1], open[Number(answer.replace('s', '')) - 1]];
    try {
      if (answer.startsWith('s') && proposal !== undefined) await judge(proposal);
      else if (chosen !== undefined) await judgeCase(chosen);
      else console.log(`There is no ${answer}.`);
    } catch (error) {
      // After a refusal, the list is shown again.
      if (!(error instanceof Refused) || error.code === 'unauthenticated') throw error;
      console.log(error.message);
    }
  }
}

/** @param {any} entry */
async function judgeCase(entry) {
  const reasons = await show(entry.kind, entry.id);
  const part = entry.kind === 'deposit' ? ', r part' : '';
  const answer = await ask(`\np pass${part}, f refuse, Enter back: `);
  const decision = { p: 'pass', r: 'partial', f: 'refuse' }[answer];
  if (decision === undefined) return;
  const amount = decision === 'partial' ? await ask('Amount that arrived: ') : undefined;
  const why = decision === 'pass' ? await askWords('Why (for the audit): ') : await askReason(reasons);
  if (why === undefined) return;
  await decide(entry.kind, entry.id, { decision, ...why, ...(amount && { audit_amount: amount }) });
}

/** @param {string} question */
async function askWords(question) {
  const reason = await ask(question);
  return reason === '' ? undefined : { reason };
}

/** A reason of the list, which the customer reads in their language. @param {{key: string, params: string[]}[]} reasons */
async function askReason(reasons) {
  const chosen = reasons[Number(await ask('Number of the reason: ')) - 1];
  if (chosen === undefined) return undefined;
  const amount = chosen.params.includes('amount') ? await ask('Its amount: ') : undefined;
  const words = await askWords('In your own words (the customer reads them; Enter for none): ');
  return { reason_key: chosen.key, ...(amount && { reason_params: { amount } }), ...words };
}

/** @param {any} proposal */
async function judge(proposal) {
  printProposal(proposal);
  const answer = await ask('\nc confirm, w withdraw, Enter back: ');
  if (answer !== 'c' && answer !== 'w') return;
  const reason = await ask('Why: ');
  if (reason === '') return;
  await (answer === 'c' ? confirm(proposal.id, reason) : withdraw(proposal.id, reason));
}
