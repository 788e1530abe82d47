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
  await show(entry.kind, entry.id);
  const part = entry.kind === 'deposit' ? ', r part' : '';
  const answer = await ask(`\np pass${part}, f refuse, Enter back: `);
  const decision = { p: 'pass', r: 'partial', f: 'refuse' }[answer];
  if (decision === undefined) return;
  const amount = decision === 'partial' ? await ask('Amount that arrived: ') : undefined;
  const reason = await ask(decision === 'pass' ? 'Why (for the audit): ' : 'Why (the customer reads it): ');
  if (reason === '') return;
  await decide(entry.kind, entry.id, { decision, reason, ...(amount && { audit_amount: amount }) });
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
