import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useFigures } from '../figures.js';
import type { MoneyActionHandle } from '../review/moneyActions.js';
import { account } from '../testing/account.js';
import { expectNoAxeFaults, mountPart } from '../testing/mountPart.js';
import type { Transfer } from '../../queries/transferQueries.js';
import { TransferReview } from './TransferReview.js';

function Review({ money }: { money: MoneyActionHandle<Transfer> }) {
  const figures = useFigures('USD', { price: 2, money: 2 });
  const [from, to] = [account('cash', 'USD', '1000'), account('trade', 'USD', '50.5')];
  return (
    <TransferReview isOpen onClose={() => undefined} {...{ from, to, money, figures }} amount="250.25" />
  );
}

test('says what it costs and what both accounts have afterwards, and moves nothing before consent', async () => {
  const send = vi.fn();
  mountPart(<Review money={{ action: undefined, result: undefined, send, dismiss: () => undefined }} />);
  const sheet = page.getByRole('dialog', { name: 'Review your transfer' });
  await expect.element(sheet).toHaveTextContent(/FromCash · USD.*ToTrading · USD.*Fee\$0\.00/);
  await expect.element(sheet).toHaveTextContent(/leaves\$749\.75.*arrives\$300\.75/);
  await expectNoAxeFaults();
  expect(send).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Transfer $250.25' }).click();
  expect(send).toHaveBeenCalledOnce();
});
