import { QuantHome } from '../../features/quant/QuantHome.js';

export const Page = QuantHome;
