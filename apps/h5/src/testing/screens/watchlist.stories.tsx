import { screen, usual, type ScreenMeta, type ScreenStory } from './screen.js';

export default {
  ...screen,
  title: 'App screens/Watchlist',
  tags: ['!autodocs'],
  args: { address: '/pages/main/watchlist/index' },
} satisfies ScreenMeta;

export const Filled: ScreenStory = { ...usual, args: { network: 'filled' } };
export const Empty: ScreenStory = { args: { network: 'empty' } };
export const Loading: ScreenStory = { args: { network: 'loading' } };
export const Failed: ScreenStory = { args: { network: 'failed' } };
export const Offline: ScreenStory = { args: { network: 'offline' } };
