/** The contract's types as they are on the wire, for a server. The app uses the types of the root export. */
import type { components } from './wire.gen.js';

export type { operations as WireOperations, paths as WirePaths } from './wire.gen.js';

/** Every named shape of the contract in snake_case. @example type Order = Wire['Order'] */
export type Wire = components['schemas'];
