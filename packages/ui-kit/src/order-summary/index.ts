export { OrderSummary, type OrderLine, type OrderSummaryProps } from './OrderSummary.js';
