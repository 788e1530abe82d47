import { screen, usual, type ScreenMeta, type ScreenStory } from './screen.js';

export default {
  ...screen,
  title: 'App screens/Stock',
  tags: ['!autodocs'],
  args: { address: '/pages/quote/stock?symbol=NLTO' },
} satisfies ScreenMeta;

export const Filled: ScreenStory = { ...usual, args: { network: 'filled' } };
export const Loading: ScreenStory = { args: { network: 'loading' } };
export const Failed: ScreenStory = { args: { network: 'failed' } };
export const Offline: ScreenStory = { args: { network: 'offline' } };
export const SignedOut: ScreenStory = { args: { network: 'filled', isSignedIn: false } };
