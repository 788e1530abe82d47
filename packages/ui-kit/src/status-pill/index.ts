export {
  depositStates,
  quantStates,
  StatusPill,
  withdrawalStates,
  type StatusPillProps,
  type StatusPillState,
} from './StatusPill.js';
