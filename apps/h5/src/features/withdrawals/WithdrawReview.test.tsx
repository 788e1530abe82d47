import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useFigures } from '../../components/figures.js';
import type { MoneyActionHandle } from '../../components/review/moneyActions.js';
import { expectNoAxeFaults, mountPart } from '../../components/testing/mountPart.js';
import type { Withdrawal, WithdrawalQuote } from './withdrawalQueries.js';
import type { PayeeChoice } from './withdrawSubject.js';
import { WithdrawReview } from './WithdrawReview.js';

const quote: WithdrawalQuote = {
  type: 'bank',
  currency: 'USD',
  amount: '400',
  fee: '2',
  netAmount: '398',
  availableAfter: '600',
  min: '10',
  max: '1000',
  cutoffTime: '17:00',
  marketId: 'us',
  timezone: 'America/New_York',
  processingStartsAt: '2026-11-20T15:00:00.000Z',
  reviewDueAt: '2026-11-23T15:00:00.000Z',
  arrivalDate: '2026-11-24',
  possibleAt: null,
  explained: [],
};
const card: PayeeChoice = {
  id: 'crd_1',
  label: 'Example Bank ••••3000',
  isDefault: true,
  isNew: false,
  address: undefined,
  network: undefined,
  usableAt: '2026-11-01T15:00:00.000Z',
};
const newWallet: PayeeChoice = {
  ...card,
  id: 'wlt_1',
  label: 'Cold · ERC-20 ••••eAed',
  isNew: true,
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  network: 'ERC-20',
};
const money: MoneyActionHandle<Withdrawal> = {
  action: undefined,
  result: undefined,
  send: () => undefined,
  dismiss: () => undefined,
};

function Review({ payee, part = {} }: { payee: PayeeChoice; part?: Partial<WithdrawalQuote> }) {
  const figures = useFigures('USD', { price: 2, money: 2 });
  const shown = { ...quote, ...part };
  return <WithdrawReview isOpen onClose={() => undefined} quote={shown} {...{ payee, money, figures }} />;
}

test('says fee, what is received, when, and what is left, before the payment password is asked for', async () => {
  mountPart(<Review payee={card} />);
  const sheet = page.getByRole('dialog', { name: 'Review your withdrawal' });
  await expect.element(sheet).toHaveTextContent(/Amount\$400\.00Fee\$2\.00You receive\$398\.00/);
  await expect.element(sheet).toHaveTextContent(/Arrives byTue, Nov 24/);
  await expect.element(sheet).toHaveTextContent(/Available after\$600\.00/);
  await expectNoAxeFaults();
  await page.getByRole('button', { name: 'Withdraw $400.00' }).click();
  await expect.element(page.getByRole('group', { name: 'Payment password' })).toBeVisible();
});

test('a wallet that is new is shown in full and wants a second look', async () => {
  mountPart(<Review payee={newWallet} part={{ type: 'crypto' }} />);
  const agree = page.getByRole('button', { name: 'Withdraw $400.00' });
  await expect.element(page.getByText('First withdrawal to this wallet')).toBeVisible();
  await expect.element(agree).toBeDisabled();
  const consent = page.getByRole('checkbox', {
    name: 'I have compared the address and its network with my wallet',
  });
  await expect.element(consent).not.toBeChecked();
  await expectNoAxeFaults();
  await consent.click();
  await expect.element(agree).toBeEnabled();
});
