import { expect, test } from 'vitest';
import { mountPart } from './testing/mountPart.js';
import { queryClient } from '../queries/queryClient.js';
import { Balance } from './Balance.js';
import { useFigures } from './figures.js';

function Amounts({ currency, places, values }: { currency: string; places: number; values: string[] }) {
  const figures = useFigures(currency, { price: places, money: places });
  return (
    <>
      <p>{values.map(figures.money).join('; ')}</p>
      <p>
        {values.map((value) => (
          <Balance key={value} value={value} currency={currency} />
        ))}
      </p>
    </>
  );
}
const shown = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

test('an amount of a coin has at least two places and no zeros after them, the same in sentences and columns', async () => {
  queryClient.setQueryData(['public', 'currency'], { data: [{ code: 'USDT', scale: 6 }] });
  mountPart(<Amounts currency="USDT" places={6} values={['25', '25.123456']} />);
  await expect
    .poll(shown)
    .toEqual(['25.00\u00A0USDT; 25.123456\u00A0USDT', '25.00\u00A0USDT25.123456\u00A0USDT']);
});

test('an amount of money has two places, however many came', async () => {
  mountPart(<Amounts currency="USD" places={2} values={['25', '25.129']} />);
  await expect.poll(shown).toEqual(['$25.00; $25.12', '$25.00$25.12']);
});
