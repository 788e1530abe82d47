import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageTabs, SwipeTabs, Tabs } from './index.js';

const items = [
  { value: 'holdings', label: 'Holdings', badgeCount: 3, content: <p>Three positions</p> },
  { value: 'orders', label: 'Orders', content: <p>No orders</p> },
  { value: 'closed', label: 'Closed', content: <p>Nothing closed</p>, disabled: true },
];
const german = ['Bestände', 'Offene Aufträge', 'Abgeschlossene Positionen', 'Zeichnungen'].map((label) => ({
  value: label,
  label,
  content: <p>{label}</p>,
}));

const long = ['Most traded', 'Gainers', 'Losers'].map((label) => ({
  value: label,
  label,
  content: (
    <ol>
      {Array.from({ length: 24 }, (_, place) => (
        <li key={place}>{`${label}, ${String(place + 1)}`}</li>
      ))}
    </ol>
  ),
}));

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Trades', items, defaultValue: 'holdings' },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const LongGermanLabel: Story = { args: { items: german, defaultValue: 'Bestände' } };
export const SwipedBetween: Story = {
  render: () => <SwipeTabs label="Trades" defaultValue="orders" items={items} />,
};
export const StayingInSight: Story = {
  render: () => (
    <>
      <p>Scroll: this goes away with the page, the tabs stay.</p>
      <PageTabs label="Rankings" defaultValue="Gainers" items={long} />
    </>
  ),
};
