export { GateNotice, type GateNoticeProps } from './GateNotice.js';
export {
  RequireLoginNotice,
  VipGateNotice,
  type RequireLoginNoticeProps,
  type VipGateNoticeProps,
} from './knownGates.js';
