import type { Actor } from '../audit/audit.js';

/** The actor of every call with SIM_TOKEN; the audit knows no name for its holder. */
export const HOLDER: Actor = { id: null, name: 'control plane', role: null, address: '' };
