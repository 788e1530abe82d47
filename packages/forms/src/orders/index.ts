export { aboutClosing, closeTicket, type CloseTicketValues } from './closeTicket.js';
export { exitPrices, type ExitPricesValues } from './exitPrices.js';
export { orderAmendment, type OrderAmendmentContext, type OrderAmendmentValues } from './orderAmendment.js';
export { orderTicket, type OrderTicketContext, type OrderTicketValues } from './orderTicket.js';
