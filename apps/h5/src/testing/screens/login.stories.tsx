import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppScreen } from './AppScreen.js';
import { screen, usual } from './screen.js';

export default {
  ...screen,
  title: 'App screens/Log in',
  tags: ['!autodocs'],
  args: { address: '/pages/auth/login', isSignedIn: false },
} satisfies Meta<typeof AppScreen>;

type Story = StoryObj<typeof AppScreen>;

export const SignedOut: Story = { ...usual, args: { network: 'filled' } };
export const Offline: Story = { args: { network: 'offline' } };
