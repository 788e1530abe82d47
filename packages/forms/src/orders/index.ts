export { orderTicket, type OrderTicketContext, type OrderTicketValues } from './orderTicket.js';
