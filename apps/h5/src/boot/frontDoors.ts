import type { Path } from '@fairlot/manifest';

/** A page that visits start with. */
export interface FrontDoor {
  path: Path;
  /** Which part of a language it speaks: `start` comes with the app, `front` beside the page's own file. */
  words: 'start' | 'front';
  /** What it shows first waits for these calls of the API, as far as the address tells them. */
  calls: readonly string[];
}

/**
 * Where visits start, signed in or not, and what a shared link opens. What they wait for is asked for before the app runs
 * (build/firstWavePlugin), and they do not wait for the words of fifty other pages (build/messagesPlugin). The other tabs
 * would cost every visit more bytes than they save theirs.
 */
export const frontDoors: readonly FrontDoor[] = [
  { path: '/pages/main/home/index', words: 'start', calls: ['account'] },
  { path: '/pages/auth/login', words: 'start', calls: [] },
  { path: '/pages/main/market/index', words: 'front', calls: ['index'] },
  { path: '/pages/quote/stock', words: 'front', calls: ['instrument/{symbol}', 'index'] },
];
