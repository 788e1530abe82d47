import type { toast } from '@fairlot/ui-kit/toast';

/**
 * Says something that the start rarely has to say. The toasts are loaded for it; where even that cannot be
 * done, there is nowhere to say it.
 */
export function say(...message: Parameters<typeof toast>): void {
  import('./later.js').then((later) => later.toast(...message)).catch(() => undefined);
}
