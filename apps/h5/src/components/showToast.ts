import type { toast } from '@fairlot/ui-kit/toast';

const loadToasts = () => import('@fairlot/ui-kit/toast');

/** Shows a toast from code that the start loads. If the toasts cannot be loaded, nothing is shown. */
export function showToast(...message: Parameters<typeof toast>): void {
  loadToasts()
    .then((kit) => kit.toast(...message))
    .catch(() => undefined);
}

/** Closes the toast that `showToast` showed under this id. */
export function closeToast(id: string): void {
  loadToasts()
    .then((kit) => kit.toast.dismiss(id))
    .catch(() => undefined);
}
