import { screen, usual, type ScreenMeta, type ScreenStory } from './screen.js';

export default {
  ...screen,
  title: 'App screens/Order ticket',
  tags: ['!autodocs'],
  args: { address: '/pages/payment/stock?symbol=NLTO&type=limit' },
} satisfies ScreenMeta;

export const Filled: ScreenStory = {
  ...usual,
  args: { network: 'filled', typed: { price: '41', quantity: '100' } },
};
export const Loading: ScreenStory = { args: { network: 'loading' } };
export const Failed: ScreenStory = { args: { network: 'failed' } };
export const Offline: ScreenStory = { args: { network: 'offline' } };
