import { OrderTicket } from '../../features/orderTicket/OrderTicket.js';

export const Page = OrderTicket;
