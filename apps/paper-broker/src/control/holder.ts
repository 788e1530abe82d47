import type { Actor } from '../audit/audit.js';

/** Whoever holds SIM_TOKEN; the audit knows no name for them. */
export const HOLDER: Actor = { id: null, name: 'control plane', role: null, address: '' };
