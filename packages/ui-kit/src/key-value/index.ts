export { KeyValue, KeyValueRow, type KeyValueProps, type KeyValueRowProps } from './KeyValue.js';
