/** For a question that few orders ask: a ticket loads it on demand. */
export { confirm } from '@fairlot/ui-kit/modal';
