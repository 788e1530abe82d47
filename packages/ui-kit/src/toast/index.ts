export { toast } from './toast.js';
export type { ToastPromiseWords, ToastWork } from './toastPromise.js';
export { Toaster, type ToasterProps } from './Toaster.js';
export type { ToastAction, ToastCloseReason, ToastHandle, ToastOptions, ToastTone } from './toastOptions.js';
