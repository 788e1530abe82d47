import { GlobalIndex } from '../../features/indices/GlobalIndex.js';

export const Page = GlobalIndex;
