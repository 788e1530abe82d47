import { QuantPage } from '../../features/quant/QuantPage.js';

export const Page = QuantPage;
