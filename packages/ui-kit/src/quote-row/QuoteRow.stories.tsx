import type { Meta, StoryObj } from '@storybook/react-vite';
import { List } from '../list/index.js';
import { QuoteRow } from './index.js';

export default { title: 'Data/Quote row' } satisfies Meta;

type Story = StoryObj;

const up = ['180', '181.2', '180.4', '183', '182.1', '184.52'];
const down = [...up].reverse();
const nora = { symbol: 'NORA', name: 'Nora Foods', price: '184.52', currency: 'USD', changePercent: '2.51' };

export const Rising: Story = { render: () => <QuoteRow {...nora} href="#nora" sparkline={up} /> };
export const Falling: Story = {
  render: () => <QuoteRow {...nora} href="#nora" changePercent="-2.45" price="180" sparkline={down} />,
};
export const Closed: Story = {
  render: () => <QuoteRow {...nora} href="#nora" changePercent="0" sparkline={up} status="Closed" />,
};
export const NotKnownYet: Story = {
  render: () => <QuoteRow symbol="NORA" href="#nora" price={null} changePercent={null} />,
};
export const LongGermanName: Story = {
  render: () => (
    <QuoteRow
      {...nora}
      name="Norddeutsche Lebensmittelverarbeitungsgesellschaft"
      price="1234567.89"
      locale="de"
      href="#nora"
      sparkline={up}
    />
  ),
};
/** Symbols are numbers in much of Asia; the circle then shows the name's letters. */
export const NumberAsSymbol: Story = {
  render: () => (
    <QuoteRow
      symbol="7203"
      name="Toyo Motors"
      price="2841"
      currency="JPY"
      decimals={0}
      changePercent="1.2"
      href="#7203"
      sparkline={up}
    />
  ),
};
export const SeveralBelowEachOther: Story = {
  render: () => (
    <List heading="Gainers">
      <li>
        <QuoteRow {...nora} href="#nora" sparkline={up} />
      </li>
      <li>
        <QuoteRow
          symbol="PIKE"
          name="Pike"
          price="9.1"
          currency="USD"
          changePercent="-0.4"
          href="#pike"
          sparkline={down}
        />
      </li>
    </List>
  ),
};
