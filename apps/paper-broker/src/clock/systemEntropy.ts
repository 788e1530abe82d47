import { randomFillSync } from 'node:crypto';
import type { Entropy } from './clock.js';

export const systemEntropy: Entropy = { bytes: (length) => randomFillSync(new Uint8Array(length)) };
