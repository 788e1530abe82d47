import { screen, usual, type ScreenMeta, type ScreenStory } from './screen.js';

export default {
  ...screen,
  title: 'App screens/Log in',
  tags: ['!autodocs'],
  args: { address: '/pages/auth/login', isSignedIn: false },
} satisfies ScreenMeta;

export const SignedOut: ScreenStory = { ...usual, args: { network: 'filled' } };
export const Offline: ScreenStory = { args: { network: 'offline' } };
