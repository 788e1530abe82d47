import type { ContractWorld } from './contractWorld.js';
import { key, type Belongings, type MakeExample } from './example.js';
import { pictureOf } from './pictureOf.js';

const PAY_PASSWORD = '246810';
const ask = { product_id: 'usd_30', amount: '1000' };

/** Loans. A customer may have only a few, so open ones are cancelled or repaid first. */
export const loanExamples: Readonly<Record<string, MakeExample>> = {
  listLoanProducts: () => ({}),
  quoteLoan: () => ({ body: ask }),
  createLoan: async (mine, world) => {
    await endAll(mine, world);
    return { body: await application(mine, world), headers: key() };
  },
  listLoans: () => ({ query: '?status=review&limit=3' }),
  getLoan: async (mine, world) => ({ path: [await apply(mine, world)] }),
  cancelLoan: async (mine, world) => ({ path: [await apply(mine, world)] }),
  previewRepayment: async (mine, world) => ({ path: [await lend(mine, world)], body: { amount: '10' } }),
  repayLoan: async (mine, world) => ({
    path: [await lend(mine, world)],
    body: { amount: '10', pay_password: PAY_PASSWORD },
    headers: key(),
  }),
};

interface Loan {
  readonly id: string;
  readonly loan_status: string;
}

async function endAll({ token }: Belongings, world: ContractWorld): Promise<void> {
  const { body } = await world.send('GET', '/loan?status=review&limit=100', { token });
  for (const { id } of (body as { data: readonly Loan[] }).data) {
    await world.send('DELETE', `/loan/${id}`, { token });
  }
}

/** Applies for a loan, which then waits for its review. */
async function apply(mine: Belongings, world: ContractWorld): Promise<string> {
  await endAll(mine, world);
  const body = await application(mine, world);
  const made = await world.send('POST', '/loan', { token: mine.token, body, headers: key() });
  return (made.body as Loan).id;
}

/** The id of a loan that is owed: an existing or a new one. */
async function lend(mine: Belongings, world: ContractWorld): Promise<string> {
  const known = await world.send('GET', '/loan?status=disbursed', { token: mine.token });
  const [owed] = (known.body as { data: readonly Loan[] }).data;
  if (owed !== undefined) return owed.id;
  const id = await apply(mine, world);
  await world.control(`/review/loan/${id}`, { decision: 'pass' });
  await world.control('/clock', { advance_ms: 60_000 });
  return id;
}

async function application({ token }: Belongings, world: ContractWorld) {
  const quoted = await world.send('POST', '/loan/quote', { token, body: ask });
  const { quote_id, agreement_version } = quoted.body as { quote_id: string; agreement_version: string };
  return {
    quote_id,
    agreement_version,
    signature_upload_id: await pictureOf(token, world, 'signature'),
    image_upload_id: await pictureOf(token, world, 'loan'),
    agree: true,
    pay_password: PAY_PASSWORD,
  };
}
