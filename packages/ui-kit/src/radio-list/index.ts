export { RadioList, type RadioListProps } from './RadioList.js';
