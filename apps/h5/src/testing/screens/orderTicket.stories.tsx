import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppScreen } from './AppScreen.js';
import { screen, usual } from './screen.js';

export default {
  ...screen,
  title: 'App screens/Order ticket',
  tags: ['!autodocs'],
  args: { address: '/pages/payment/stock?symbol=NLTO&type=limit' },
} satisfies Meta<typeof AppScreen>;

type Story = StoryObj<typeof AppScreen>;

export const Filled: Story = {
  ...usual,
  args: { network: 'filled', typed: { price: '41', quantity: '100' } },
};
export const Loading: Story = { args: { network: 'loading' } };
export const Failed: Story = { args: { network: 'failed' } };
export const Offline: Story = { args: { network: 'offline' } };
