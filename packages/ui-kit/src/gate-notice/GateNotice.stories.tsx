import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.js';
import { ShieldIcon } from '../icon/index.js';
import { GateNotice, RequireLoginNotice, VipGateNotice } from './index.js';

export default { title: 'Feedback/Gate notice' } satisfies Meta;

type Story = StoryObj;
const nothing = () => undefined;

export const LoginNeeded: Story = { render: () => <RequireLoginNotice onLogIn={nothing} /> };
export const VipNeeded: Story = { render: () => <VipGateNotice onOpenChat={nothing} /> };
export const VipWithReasonAndTwoWays: Story = {
  render: () => (
    <VipGateNotice
      hint="VIP opens block trades. It costs nothing."
      action={
        <>
          <Button fullWidth>Open chat</Button>
          <Button variant="quiet" fullWidth>
            Not now
          </Button>
        </>
      }
    />
  ),
};
export const AnyCondition: Story = {
  render: () => (
    <GateNotice
      icon={<ShieldIcon />}
      title="Verify your identity first"
      hint="It takes a few minutes. Trading stays open to you meanwhile."
      action={<Button fullWidth>Verify my identity</Button>}
    />
  ),
};
