import type { createToastQueue } from '../toast/toastQueue.js';

/** The texts of the toasts that a queue shows now. */
export const textsOf = (queue: ReturnType<typeof createToastQueue>) =>
  queue
    .host()
    .getShown()
    .map((toast) => toast.message);
