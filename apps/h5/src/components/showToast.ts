import type { toast } from '@fairlot/ui-kit/toast';

/** Shows a toast from code that the start loads. If the toasts cannot be loaded, nothing is shown. */
export function showToast(...message: Parameters<typeof toast>): void {
  import('@fairlot/ui-kit/toast').then((kit) => kit.toast(...message)).catch(() => undefined);
}
