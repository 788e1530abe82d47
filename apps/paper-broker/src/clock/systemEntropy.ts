import { randomBytes } from 'node:crypto';
import type { Entropy } from './clock.js';

/** The operating system's source of randomness. */
export const systemEntropy: Entropy = { bytes: (length) => new Uint8Array(randomBytes(length)) };
