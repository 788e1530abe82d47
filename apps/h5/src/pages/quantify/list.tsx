import { QuantList } from '../../features/quant/QuantList.js';

export const Page = QuantList;
