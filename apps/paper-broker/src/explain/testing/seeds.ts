import type { StoreKind } from '../../db/testing/createTestStore.js';

/** What is played at random on each store: other things on each, because what is explained does not depend on it. */
export const SEEDS: Readonly<Record<StoreKind, readonly number[]>> = { pglite: [1], postgres: [2, 3] };
