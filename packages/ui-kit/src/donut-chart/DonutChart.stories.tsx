import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../price/index.js';
import { Stack } from '../stack/index.js';
import { DonutChart } from './DonutChart.js';

const kinds = [
  { id: 'shares', label: 'Shares', value: '12500.5' },
  { id: 'funds', label: 'Funds', value: '8200' },
  { id: 'certificates', label: 'Certificates', value: '1900.25' },
  { id: 'cash', label: 'Cash', value: '640.1' },
];

const meta = {
  title: 'Data/Donut chart',
  component: DonutChart,
  args: { label: 'Your portfolio', parts: kinds, currency: 'USD' },
} satisfies Meta<typeof DonutChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  args: { children: <Price value="23240.85" currency="USD" decimals={0} /> },
};
/** Eight parts of which one is very small, one part alone, and none. */
export const States: Story = {
  render: (args) => (
    <Stack gap="x6">
      <DonutChart
        {...args}
        label="Costs"
        parts={['5', '1', '2', '0.01', '3', '1', '2', '4'].map((value, index) => ({
          id: `${index}`,
          label: `Kind ${index + 1}`,
          value,
        }))}
      />
      <DonutChart {...args} label="All in one" parts={kinds.slice(0, 1)} />
      <DonutChart {...args} label="Nothing yet" parts={[{ id: 'cash', label: 'Cash', value: '0' }]} />
    </Stack>
  ),
};
