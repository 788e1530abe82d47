import { screen, usual, type ScreenMeta, type ScreenStory } from './screen.js';

export default {
  ...screen,
  title: 'App screens/Deposit',
  tags: ['!autodocs'],
  args: { address: '/pages/deposit/card' },
} satisfies ScreenMeta;

export const Filled: ScreenStory = { ...usual, args: { network: 'filled' } };
export const Loading: ScreenStory = { args: { network: 'loading' } };
export const Failed: ScreenStory = { args: { network: 'failed' } };
export const Offline: ScreenStory = { args: { network: 'offline' } };
