import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.js';
import { OrderSummary } from './index.js';

const meta = {
  title: 'Data/Order summary',
  component: OrderSummary,
  args: {
    title: 'Buy 10 Northwind',
    terms: 'Limit 125.40 USD, good for today',
    lines: [
      { label: 'Amount', value: '1,254.00 USD' },
      { label: 'Commission', value: '1.25 USD', note: '0.1 %, at least 1.00 USD' },
    ],
    total: { label: 'Total', value: '1,255.25 USD' },
  },
  render: (args) => (
    <Card>
      <OrderSummary {...args} />
    </Card>
  ),
} satisfies Meta<typeof OrderSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeConsent: Story = {
  args: {
    afterwards: [
      { label: 'Available', value: '5,000.00 USD' },
      { label: 'Available afterwards', value: '3,744.75 USD' },
    ],
    notes: ['The price may not be reached today.', 'You can cancel while it waits.'],
  },
};
export const CostsAlone: Story = {};
export const NewFiguresOnTheirWay: Story = { args: { isUpdating: true } };
