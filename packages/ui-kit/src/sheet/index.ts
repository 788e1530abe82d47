export { Sheet, type SheetCloseReason, type SheetProps } from './Sheet.js';
