import type { ContractWorld } from './contractWorld.js';
import type { Belongings, MakeExample } from './example.js';

const PAY_PASSWORD = '246810';
const key = (): Readonly<Record<string, string>> => ({ 'idempotency-key': crypto.randomUUID() });

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly currency: string;
  readonly name: string;
}

/** Withdrawals, payees, transfers and currency exchange. A request that ends a resource creates it first. */
export const moneyOutExamples: Readonly<Record<string, MakeExample>> = {
  listBankCards: () => ({}),
  createBankCard: () => ({ body: card() }),
  updateBankCard: async (mine, world) => ({
    path: [await payee(world, mine, '/bank_card', 'To keep', card)],
    body: { name: 'To keep', is_default: true },
  }),
  deleteBankCard: async (mine, world) => ({ path: [await payee(world, mine, '/bank_card', 'To end', card)] }),
  listCryptoWallets: () => ({}),
  createCryptoWallet: () => ({ body: wallet() }),
  deleteCryptoWallet: async (mine, world) => ({
    path: [await payee(world, mine, '/crypto_wallet', 'To end', wallet)],
  }),
  quoteWithdrawal: () => ({ query: '?type=bank&currency=USD&amount=100' }),
  createWithdrawal: async (mine, world) => ({ body: await withdrawal(mine, world), headers: key() }),
  listWithdrawals: () => ({ query: '?status=wait&limit=3' }),
  getWithdrawal: async (mine, world) => ({ path: [await waiting(mine, world)] }),
  cancelWithdrawal: async (mine, world) => ({ path: [await waiting(mine, world)] }),
  getTransferMax: async (mine, world) => {
    const { from, to } = await ends(mine, world);
    return { query: `?from_account_id=${from}&to_account_id=${to}` };
  },
  createTransfer: async (mine, world) => {
    const { from, to } = await ends(mine, world);
    return { body: { from_account_id: from, to_account_id: to, amount: '1.5' }, headers: key() };
  },
  listTransfers: () => ({ query: '?limit=3' }),
  quoteConversion: () => ({ body: { from_currency: 'USD', to_currency: 'EUR', from_amount: '10' } }),
  createConversion: async (mine, world) => {
    const body = { from_currency: 'USD', to_currency: 'EUR', from_amount: '10' };
    const answer = await world.send('POST', '/fx/quote', { token: mine.token, body });
    return { body: { quote_id: (answer.body as { quote_id: string }).quote_id }, headers: key() };
  },
  listConversions: () => ({ query: '?limit=3' }),
};

/** A German IBAN with valid check digits that has not been used before. */
function freshIban(): string {
  const account = String(crypto.getRandomValues(new BigUint64Array(1))[0])
    .padStart(20, '0')
    .slice(-18);
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${account}`;
}

function card(name = 'Fresh') {
  const iban = freshIban();
  return {
    name,
    account_name: 'Ada Specimen',
    account_number: iban.slice(-10),
    bank_name: 'Example Bank',
    bank_branch: 'Mitte',
    iban,
    bic: 'COBADEFFXXX',
    pay_password: PAY_PASSWORD,
  };
}

function wallet(name = 'Fresh') {
  const address = `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('hex')}`;
  return { name, currency: 'USDT', network: 'ERC20', address, pay_password: PAY_PASSWORD };
}

/** The payee with this name; added if missing. */
async function payee(
  world: ContractWorld,
  { token }: Belongings,
  path: string,
  name: string,
  make: (name: string) => object,
): Promise<string> {
  const { body } = await world.send('GET', path, { token });
  const known = (body as { data: readonly Row[] }).data.find((row) => row.name === name);
  if (known !== undefined) return known.id;
  const added = await world.send('POST', path, { token, body: make(name) });
  return (added.body as Row).id;
}

async function withdrawal(mine: Belongings, world: ContractWorld) {
  const id = await payee(world, mine, '/bank_card', 'To keep', card);
  return { type: 'bank', bank_card_id: id, currency: 'USD', amount: '12.5', pay_password: PAY_PASSWORD };
}

async function waiting(mine: Belongings, world: ContractWorld): Promise<string> {
  const { token } = mine;
  const { body } = await world.send('GET', '/withdrawal?status=wait', { token });
  const [known] = (body as { data: readonly Row[] }).data;
  if (known !== undefined) return known.id;
  const asked = await world.send('POST', '/withdrawal', {
    token,
    body: await withdrawal(mine, world),
    headers: key(),
  });
  return (asked.body as Row).id;
}

async function ends({ token }: Belongings, world: ContractWorld) {
  const { body } = await world.send('GET', '/account', { token });
  const find = (kind: string): string =>
    (body as { data: readonly Row[] }).data.find((row) => row.kind === kind && row.currency === 'USD')?.id ??
    '';
  return { from: find('cash'), to: find('trade') };
}
