export { loading } from './loading.js';
export type { LoadingHandle, LoadingOptions } from './loadingChannel.js';
export { LoadingOverlay } from './LoadingOverlay.js';
