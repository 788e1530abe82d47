import { randomBytes } from 'node:crypto';
import type { Entropy } from './clock.js';

export const systemEntropy: Entropy = { bytes: (length) => new Uint8Array(randomBytes(length)) };
