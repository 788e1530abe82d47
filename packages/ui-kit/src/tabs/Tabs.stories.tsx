import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PageTabs, SwipeTabs, Tabs, type TabItem } from './index.js';

export default { title: 'Navigation/Tabs' } satisfies Meta;

type Story = StoryObj;

const items = [
  { value: 'holdings', label: 'Holdings', badge: 3, content: <p>Three positions</p> },
  { value: 'orders', label: 'Orders', content: <p>No orders</p> },
  { value: 'closed', label: 'Closed', content: <p>Nothing closed</p>, disabled: true },
];
const german = ['Bestände', 'Offene Aufträge', 'Abgeschlossene Positionen', 'Zeichnungen'].map((label) => ({
  value: label,
  label,
  content: <p>{label}</p>,
}));

function Demo({ list }: { list: readonly TabItem[] }) {
  const [value, setValue] = useState(list[0]?.value ?? '');
  return <Tabs label="Trades" value={value} onValueChange={setValue} items={list} />;
}

function Swiped({ list }: { list: readonly TabItem[] }) {
  const [value, setValue] = useState(list[1]?.value ?? '');
  return <SwipeTabs label="Trades" value={value} onValueChange={setValue} items={list} />;
}

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

function InPage() {
  const [value, setValue] = useState('Gainers');
  return (
    <>
      <p>Scroll: this goes away with the page, the tabs stay.</p>
      <PageTabs label="Rankings" value={value} onValueChange={setValue} items={long} />
    </>
  );
}

export const Resting: Story = { render: () => <Demo list={items} /> };
export const LongGermanLabel: Story = { render: () => <Demo list={german} /> };
export const SwipedBetween: Story = { render: () => <Swiped list={items} /> };
export const StayingInSight: Story = { render: () => <InPage /> };
