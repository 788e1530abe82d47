import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppScreen } from './AppScreen.js';
import { screen, usual } from './screen.js';

export default {
  ...screen,
  title: 'App screens/Watchlist',
  tags: ['!autodocs'],
  args: { address: '/pages/main/watchlist/index' },
} satisfies Meta<typeof AppScreen>;

type Story = StoryObj<typeof AppScreen>;

export const Filled: Story = { ...usual, args: { network: 'filled' } };
export const Empty: Story = { args: { network: 'empty' } };
export const Loading: Story = { args: { network: 'loading' } };
export const Failed: Story = { args: { network: 'failed' } };
export const Offline: Story = { args: { network: 'offline' } };
