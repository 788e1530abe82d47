import { OrderRecord } from '../../features/history/OrderRecord.js';

export const Page = OrderRecord;
