import { WorldIndices } from '../../features/indices/WorldIndices.js';

export const Page = WorldIndices;
