import { findVerifiedName } from '../kyc/verifiedName.js';
import type { SeedStep } from '../seed/seedDemo.js';
import { addBankCard } from './bankCards.js';
import { addCryptoWallet } from './cryptoWallets.js';

/** Example numbers of the standards; no account has them. */
const CARD = {
  name: 'Salary account',
  account_number: '0532013000',
  bank_name: 'Example Bank',
  bank_branch: 'Main branch',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
};
const WALLETS = [
  { network: 'ERC20', name: 'Hardware wallet', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  { network: 'TRC20', name: 'Phone wallet', address: 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW' },
] as const;

/** A bank account of the customer's own, and a wallet on each network. */
export const demoPayees: SeedStep = {
  label: 'bank account and wallets',
  async run(context, { memberId, customer }, clock) {
    const tools = { clock, entropy: context.entropy };
    await context.db.transaction(async (tx) => {
      const name = await findVerifiedName(tx, memberId);
      const card = { ...CARD, account_name: name ?? customer.nickname };
      await addBankCard(tx, tools, { memberId, card, verifiedName: name });
      for (const wallet of WALLETS)
        await addCryptoWallet(tx, tools, memberId, { ...wallet, currency: 'USDT' });
    });
  },
};
