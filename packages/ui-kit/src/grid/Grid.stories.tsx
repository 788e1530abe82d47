import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.js';
import { BankIcon, CalendarIcon, DepositIcon, FundsIcon, LoanIcon, NewsIcon } from '../icon/index.js';
import { Grid, GridButton, GridLink } from './index.js';

const meta = { title: 'Navigation/Grid', component: Grid } satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

const places = [
  ['Deposit', DepositIcon],
  ['Withdraw', BankIcon],
  ['Funds', FundsIcon],
  ['Loans', LoanIcon],
  ['News', NewsIcon],
  ['Calendar', CalendarIcon],
] as const;

export const Shortcuts: Story = {
  render: (args) => (
    <Card isPadded={false}>
      <Grid {...args} aria-label="Shortcuts">
        {places.map(([label, Icon]) => (
          <li key={label}>
            <GridLink href={`#${label}`} icon={<Icon />} label={label} />
          </li>
        ))}
      </Grid>
    </Card>
  ),
};
export const TwoColumnsOneOff: Story = {
  args: { columns: 2 },
  render: (args) => (
    <Card isPadded={false}>
      <Grid {...args} aria-label="Shortcuts">
        <li>
          <GridButton icon={<DepositIcon />} label="Deposit" />
        </li>
        <li>
          <GridButton icon={<LoanIcon />} label="Loans" disabled />
        </li>
      </Grid>
    </Card>
  ),
};
