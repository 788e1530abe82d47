import { decimal, type Decimal } from '@fairlot/money';
import type { Broker } from '../broker.js';
import { accepted, needed } from '../check.js';
import type { BodyOf, Client } from '../client.js';

/** Helpers for accounts and the scales of currencies. */

export type Account = BodyOf<'listAccounts'>['data'][number];

export const accountsOf = async (client: Client): Promise<readonly Account[]> =>
  accepted(await client.call('listAccounts')).data;

export async function accountById(client: Client, id: string): Promise<Account> {
  return needed(
    (await accountsOf(client)).find((account) => account.id === id),
    `the account ${id} is no longer listed`,
  );
}

/** The available money of an account. */
export const availableIn = async ({ member }: Broker, id: string): Promise<Decimal> =>
  decimal((await accountById(member, id)).available_funds);

/** The account of a kind with the most money. @throws NotChecked if none has `atLeast` */
export async function fundedAccount(client: Client, kind: string, atLeast: Decimal): Promise<Account> {
  const [richest] = (await accountsOf(client))
    .filter((account) => account.kind === kind && decimal(account.available_funds) >= atLeast)
    .sort((a, b) => (decimal(a.available_funds) > decimal(b.available_funds) ? -1 : 1));
  return needed(richest, `needs money in an account of the kind ${kind}`);
}

/** The number of decimal places of a currency. */
export async function scaleOf({ visitor }: Broker, currency: string): Promise<number> {
  const { data } = accepted(await visitor.call('listCurrencies'));
  return needed(
    data.find(({ code }) => code === currency),
    `the currency ${currency} is not listed`,
  ).scale;
}

/** The smallest amount with this number of decimal places. */
export const unitOf = (scale: number): Decimal => decimal(scale === 0 ? '1' : `0.${'0'.repeat(scale - 1)}1`);
