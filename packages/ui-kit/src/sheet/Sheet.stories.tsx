import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.js';
import { CellButton, List } from '../list/index.js';
import { Sheet } from './index.js';
import { ownFrame } from '../testing/ownFrame.js';

export default { title: 'Overlays/Sheet', component: Sheet, parameters: ownFrame } satisfies Meta<
  typeof Sheet
>;

type Story = StoryObj<typeof Sheet>;

export const OrderPreview: Story = {
  render: () => (
    <Sheet
      open
      onOpenChange={() => undefined}
      title="Buy 10 Northwind"
      footer={<Button fullWidth>Place order</Button>}
    >
      Limit 125.40 USD, good for today. Estimated total 1,255.25 USD with a fee of 1.25 USD.
    </Sheet>
  ),
};
export const Described: Story = {
  render: () => (
    <Sheet open onOpenChange={() => undefined} title="Filter" description="Nine markets, one choice.">
      All markets
    </Sheet>
  ),
};
export const FullHeight: Story = {
  render: () => (
    <Sheet open size="full" onOpenChange={() => undefined} title="Agreement">
      The terms of the loan.
    </Sheet>
  ),
};
export const NotDismissible: Story = {
  render: () => (
    <Sheet open dismissible={false} onOpenChange={() => undefined} title="Sending your order">
      Please wait a moment.
    </Sheet>
  ),
};

const markets = ['New York', 'London', 'Frankfurt', 'Tokyo', 'Hong Kong', 'Sydney', 'Toronto', 'Mumbai'];
export const AtItsLowestHeight: Story = {
  args: {
    open: true,
    snapPoints: [0.4, 0.9],
    onOpenChange: () => undefined,
    title: 'Choose a market',
    footer: <Button fullWidth>Place order</Button>,
    children: (
      <List aria-label="Markets">
        {markets.map((market) => (
          <li key={market}>
            <CellButton title={market} />
          </li>
        ))}
      </List>
    ),
  },
};
export const AtItsGreatestHeight: Story = { args: { ...AtItsLowestHeight.args, snap: 1 } };
