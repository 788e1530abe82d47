import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.js';
import { Button } from './Button.js';

const meta = { title: 'Actions/Button', component: Button, args: { children: 'Place order' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Critical: Story = { args: { variant: 'critical', children: 'Close position' } };
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
/** Looks like `Secondary`. */
export const AsLink: Story = {
  tags: ['no-visual'],
  args: { asChild: true, variant: 'secondary', children: <a href="#fees">See the fees</a> },
};
export const FullWidth: Story = { args: { fullWidth: true } };
export const LongGermanLabel: Story = {
  args: { fullWidth: true, children: 'Transaktionspasswort verbindlich zurücksetzen und bestätigen' },
};
export const Sizes: Story = {
  render: () => (
    <Stack>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </Stack>
  ),
};
