export { AsyncBoundary, type AsyncBoundaryProps, type AsyncStatus } from './AsyncBoundary.js';
export { MaintenanceState, type MaintenanceStateProps } from './MaintenanceState.js';
export {
  ErrorState,
  LOADING_DELAY_MS,
  LoadingState,
  OfflineState,
  type ErrorStateProps,
  type LoadingStateProps,
  type OfflineStateProps,
} from './PageState.js';
export { TimedWait, type TimedWaitProps } from './TimedWait.js';
export { useDelayed } from './useDelayed.js';
