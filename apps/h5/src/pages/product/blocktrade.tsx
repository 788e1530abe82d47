import { BlockTrades } from '../../features/blockTrade/BlockTrades.js';

export const Page = BlockTrades;
