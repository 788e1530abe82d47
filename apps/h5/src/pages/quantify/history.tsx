import { QuantHistory } from '../../features/quant/QuantHistory.js';

export const Page = QuantHistory;
