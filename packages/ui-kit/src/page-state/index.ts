export { AsyncBoundary, type AsyncBoundaryProps, type AsyncStatus } from './AsyncBoundary.js';
export { MaintenanceState, type MaintenanceStateProps } from './MaintenanceState.js';
export {
  ErrorState,
  LoadingState,
  OfflineState,
  type ErrorStateProps,
  type LoadingStateProps,
  type OfflineStateProps,
} from './PageState.js';
export { TimedWait, type TimedWaitProps } from './TimedWait.js';
