export { Refresher, type RefresherHandle, type RefresherProps } from './Refresher.js';
export type { RefresherPhase } from './refresherMachine.js';
