import { Transfer } from '../../features/transfer/Transfer.js';

export const Page = Transfer;
