export { Change, type ChangeProps } from './Change.js';
export { Price, type PriceProps } from './Price.js';
