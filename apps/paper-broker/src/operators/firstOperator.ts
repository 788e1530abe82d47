import { COMMAND, recordDeed } from '../audit/audit.js';
import type { BrokerContext } from '../context.js';
import { CommandRefused } from '../maintenance/serverSocket.js';
import { issueEnrolment } from './enrolment.js';
import { activeAdministrators, viewOperator } from './operatorRow.js';
import { confirmOperator, createOperator } from './serveOperators.js';

type Tools = Pick<BrokerContext, 'db' | 'clock' | 'entropy'>;

const OPTIONS: readonly string[] = ['--recover', '--confirm'];
const NAME = /^[a-z0-9][a-z0-9._-]{1,31}$/;

/**
 * Reads the words of the command: a name, and `--recover` or `--confirm` for an existing operator.
 * @throws CommandRefused
 */
export function readWords(words: readonly string[]): { readonly name: string; readonly option?: string } {
  const [name = '', ...rest] = words.filter((word) => !OPTIONS.includes(word));
  const [option, ...more] = words.filter((word) => OPTIONS.includes(word));
  if (!NAME.test(name) || rest.length > 0 || more.length > 0)
    throw new CommandRefused(
      'npm run operator -- NAME              makes the first administrator\n' +
        'npm run operator -- NAME --recover    lets an administrator enrol anew who cannot sign in any more\n' +
        'npm run operator -- NAME --confirm    confirms an operator whom no second person can confirm\n' +
        'A name has 2 to 32 small letters, digits, dots and hyphens.',
    );
  return option === undefined ? { name } : { name, option };
}

/**
 * Makes the first administrator, issues a new enrolment to an administrator who cannot sign in any more, or confirms
 * an operator whom nobody else can confirm.
 * @param words as `readWords`
 * @returns the command's output
 * @throws CommandRefused
 */
export async function makeFirstOperator(tools: Tools, words: readonly string[]): Promise<string> {
  const { name, option } = readWords(words);
  if (option === '--confirm') return confirm(tools, name);
  const isRecovery = option === '--recover';
  const { code, expiresAt } = await tools.db.transaction(async (tx) => {
    const known = await tx.selectFrom('operator').selectAll().where('name', '=', name).executeTakeFirst();
    const [administrator] = await activeAdministrators(tx).limit(1).execute();
    if (!isRecovery && administrator !== undefined)
      throw new CommandRefused(
        `There is an administrator, ${administrator.name}, who adds others: npm run review -- operator add NAME ROLE`,
      );
    if (isRecovery && known?.role !== 'administrator')
      throw new CommandRefused(`There is no administrator ${name}.`);
    if (known !== undefined && known.role !== 'administrator')
      throw new CommandRefused(`${name} has another role. Choose another name.`);
    const id = known?.id ?? (await createOperator(tx, tools, name, 'administrator')) ?? '';
    await recordDeed(tx, tools, COMMAND, {
      action: known === undefined ? 'added an operator' : 'renewed an enrolment',
      subject: { kind: 'operator', id },
      after: { name, role: 'administrator' },
    });
    return issueEnrolment(tx, tools, id, []);
  });
  return (
    `${name} is an administrator. Once, until ${expiresAt.toISOString()}, this chooses password and authenticator app:\n\n` +
    `  npm run review -- enrol ${code}\n\n` +
    'Whoever an administrator adds, renews or promotes works only when another operator has confirmed them, the first\n' +
    'one by npm run operator -- NAME --confirm.\n'
  );
}

/** Confirms an operator. Whoever may run commands on the server owns the database already. */
async function confirm(tools: Tools, name: string): Promise<string> {
  return tools.db.transaction(async (tx) => {
    const known = await tx
      .selectFrom('operator')
      .selectAll()
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst();
    if (known === undefined) throw new CommandRefused(`There is no operator ${name}.`);
    const { role, state } = viewOperator(known);
    if (state !== 'unconfirmed')
      throw new CommandRefused(`${name} is ${state}: there is nothing to confirm.`);
    await confirmOperator(tx, tools, { actor: COMMAND, before: known });
    return `${name}, ${role}, is confirmed.\n`;
  });
}
