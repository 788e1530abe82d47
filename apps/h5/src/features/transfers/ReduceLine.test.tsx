import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useFigures } from '../../components/figures.js';
import { mountPart } from '../../components/testing/mountPart.js';
import { ReduceLine, type ReduceLineProps } from './ReduceLine.js';

const line = {
  positionId: 'pos_1',
  symbol: 'NLTO',
  marketId: 'US',
  name: 'Nelto',
  direction: 'long',
  quantity: '3',
  closableQuantity: '10',
  estimatedAmount: '300.00',
  handlingFee: '1.00',
  realizedPnl: '5.00',
  last: '100.00',
  warnings: [{ code: 'market_closed', message: 'The market is closed. It opens on Monday 09:30.' }],
} satisfies ReduceLineProps['line'];

function Line({ quantity }: { quantity: string | undefined }) {
  const figures = useFigures('USD', { price: 2, money: 2 });
  return (
    <ReduceLine
      line={line}
      estimate={undefined}
      quantity={quantity}
      onQuantity={() => undefined}
      figures={figures}
      currency="USD"
      places={2}
    />
  );
}

test.each([
  ['', 'Minimum unit 1'],
  ['0', 'Minimum unit 1'],
  ['11', 'You can close at most 10'],
])('a quantity to close is refused beside its field: “%s”', async (quantity, message) => {
  mountPart(<Line quantity={quantity} />);
  await expect
    .element(page.getByRole('textbox', { name: /NLTO/ }))
    .toHaveAccessibleDescription(expect.stringContaining(message));
});

test('a position that does not trade now says so before it is chosen', async () => {
  mountPart(<Line quantity={undefined} />);
  await expect.element(page.getByRole('checkbox', { name: /Nelto/ })).not.toBeChecked();
  await expect.element(page.getByText('The market is closed. It opens on Monday 09:30.')).toBeVisible();
});

test('a quantity that can be closed is accepted', async () => {
  mountPart(<Line quantity="10" />);
  await expect
    .element(page.getByRole('textbox', { name: /NLTO/ }))
    .not.toHaveAttribute('aria-invalid', 'true');
});
