import { OrderHistory } from '../../features/history/OrderHistory.js';

export const Page = OrderHistory;
