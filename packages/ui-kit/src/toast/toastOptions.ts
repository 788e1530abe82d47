/** An `error` toast is announced at once, the others when the screen reader is silent. A `pending` toast shows a spinner. */
export type ToastTone = 'neutral' | 'success' | 'error' | 'pending';

/** Why a toast closed: its time passed, code dismissed it, the customer swiped it away or used its action. */
export type ToastCloseReason = 'timeout' | 'dismiss' | 'swipe' | 'action';

export interface ToastAction {
  /** The button's label, a verb such as "Undo". */
  readonly label: string;
  /** Called when it is pressed, after the toast has closed. */
  readonly onAction: () => void;
}

export interface ToastOptions {
  /** Icon and urgency. @default 'neutral' */
  readonly tone?: ToastTone | undefined;
  /**
   * Time on screen, ms. `Infinity`: until it is dismissed. `'reading'`: 60 ms a character, at least the default.
   * @default `durationMs` of the Toaster; `Infinity` for a `pending` toast
   */
  readonly durationMs?: number | 'reading' | undefined;
  /** A toast with the id of an open one replaces its text and restarts its time. @default one of its own */
  readonly id?: string | undefined;
  /** A button after the text. Give it time: `durationMs` of 5000 or more. @default none */
  readonly action?: ToastAction | undefined;
  /** False if the same text is announced elsewhere, such as the error of a field. @default true */
  readonly isAnnounced?: boolean | undefined;
}

export interface Toast {
  readonly id: string;
  readonly message: string;
  readonly tone: ToastTone;
  readonly action: ToastAction | undefined;
  readonly isAnnounced: boolean;
}

/** An open toast, for the code that showed it. */
export interface ToastHandle {
  /** For `toast.dismiss` and `ToastOptions.id`. */
  readonly id: string;
  /** Resolves when the toast has closed; never rejects. */
  readonly closed: Promise<{ reason: ToastCloseReason }>;
  /** Closes the toast. For a list, closes all its toasts. */
  dismiss(): void;
  /**
   * Replaces the text and restarts the time. The other options stay unless they are given. It does nothing after the
   * toast has closed. For a list, it changes the last toast.
   */
  update(message: string, options?: Omit<ToastOptions, 'id'>): void;
}
