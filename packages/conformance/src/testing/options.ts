import type { ConnectOptions } from '../broker.js';
import { EVERYTHING } from '../capabilities.js';

const members = [
  { mail: 'a@b.example', password: 'secret' },
  { mail: 'c@d.example', password: 'secret' },
];

/** The members of the example server, which offers everything. */
export const options = (base: string): ConnectOptions => ({ base, members, capabilities: EVERYTHING });
