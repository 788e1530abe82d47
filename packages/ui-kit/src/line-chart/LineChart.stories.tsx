import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.js';
import { LineChart } from './LineChart.js';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const account = ['10000', '10240.55', '10120.1', '10610.25', '10580', '11045.9'];

const meta = {
  title: 'Data/Line chart',
  component: LineChart,
  args: {
    label: 'Value of the account',
    axisLabel: 'Month',
    labels: months,
    series: [{ id: 'account', label: 'Account', values: account }],
    currency: 'USD',
  },
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

/** `States` has its picture. */
export const Resting: Story = { tags: ['no-visual'] };
/** One line, three of which one has a gap, and nothing yet. */
export const States: Story = {
  render: (args) => (
    <Stack gap="x6">
      <LineChart {...args} />
      <LineChart
        {...args}
        label="Fund, index and savings"
        series={[
          { id: 'fund', label: 'Fund', values: ['0', '2.4', '-1.2', '3.1', '5.8', '9.1'] },
          { id: 'index', label: 'Index', values: ['0', '1.9', null, null, '4.2', '7.5'] },
          { id: 'savings', label: 'Savings account', values: ['0', '0.3', '0.6', '0.9', '1.2', '1.5'] },
        ]}
      />
      <LineChart {...args} label="Nothing yet" labels={[]} />
    </Stack>
  ),
};
export const AsTable: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector('summary')?.click();
  },
};
