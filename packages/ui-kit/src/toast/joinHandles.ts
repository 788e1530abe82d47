import type { ToastHandle } from './toastOptions.js';

/** One handle for a list: it closes with the last reason, and dismisses all. An empty list is closed already. */
export function joinHandles(handles: readonly ToastHandle[]): ToastHandle {
  const only = handles[0];
  if (only !== undefined && handles.length === 1) return only;
  return {
    id: handles.at(-1)?.id ?? '',
    closed: Promise.all(handles.map((handle) => handle.closed)).then(
      (results) => results.at(-1) ?? { reason: 'dismiss' },
    ),
    dismiss: () => {
      for (const handle of handles) handle.dismiss();
    },
    update: (message, options) => handles.at(-1)?.update(message, options),
  };
}
