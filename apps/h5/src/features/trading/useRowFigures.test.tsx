import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountPart } from '../../components/testing/mountPart.js';
import { useRowFigures } from './useRowFigures.js';

function Prices({ average, price }: { average: string; price: string }) {
  const { own } = useRowFigures({ tickSize: '0.01', currency: 'USD' });
  return (
    <p>
      {own.average(average)} {own.price(price)}
    </p>
  );
}

test('an average is rounded to the digits of the tick; a price of one trade has no more digits', async () => {
  mountPart(<Prices average="17.1561" price="17.15" />);
  await expect.element(page.getByText('$17.16 $17.15')).toBeVisible();
});
