import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/index.js';
import { Card } from '../card/index.js';
import { ShieldIcon } from '../icon/index.js';
import { Change, Price } from '../price/index.js';
import { Cell, CellButton, CellLink, List, type ListProps } from './index.js';

const meta = {
  title: 'Layout/List',
  component: List,
  render: ({ children, heading }: ListProps) => (
    <Card isPadded={false}>
      <List heading={heading}>{children}</List>
    </Card>
  ),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Instruments: Story = {
  args: {
    heading: 'Popular',
    children: ['NORA', 'HELX'].map((symbol) => (
      <li key={symbol}>
        <CellButton
          start={<Avatar name={symbol} />}
          title={symbol}
          note="Nordic Rail Systems"
          end={
            <>
              <Price value="182.4412" />
              <br />
              <Change percent="1.24" />
            </>
          }
        />
      </li>
    )),
  },
};
export const Settings: Story = {
  args: {
    heading: 'Settings',
    children: (
      <>
        <li>
          <CellLink href="#kyc" start={<ShieldIcon />} title="Identity verification" end="Passed" />
        </li>
        <li>
          <Cell title="Version" end="1.0.0" />
        </li>
      </>
    ),
  },
};
export const LongGermanText: Story = {
  args: {
    children: (
      <li>
        <CellLink
          href="#"
          title="Handelspasswort für Auszahlungen und Überweisungen ändern"
          note="Zuletzt geändert am 21. November 2026 um 11:28 Uhr"
        />
      </li>
    ),
  },
};
