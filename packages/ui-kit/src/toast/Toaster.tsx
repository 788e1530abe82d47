import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { isPageHidden, onPageHidden } from '../dom/page.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { toastQueue } from './toast.js';
import { ToastItem } from './ToastItem.js';
import type { Toast } from './toastOptions.js';
import { useToasterKeys } from './useToasterKeys.js';
import * as css from './Toaster.css.js';

const english = { notifications: en.notifications };

export interface ToasterProps extends RootProps {
  /** The time on screen of toasts without their own. ms @default 1500 */
  durationMs?: number | undefined;
}

/**
 * Shows the page's toasts, up to three at once. Mount one, inside the themed root; of several, only the first shows
 * them. Its live regions are always in the page, because a region that arrives with its text is not announced.
 */
export function Toaster({ durationMs, ...rest }: ToasterProps) {
  const messages = useKitMessages(english);
  const host = useRef<HTMLElement>(null);
  const [{ subscribe, getShown }] = useState(toastQueue.host);
  const toasts = useSyncExternalStore(subscribe, getShown, getShown);

  useEffect(() => toastQueue.attach(durationMs), [durationMs]);
  useEffect(() => holdWhileHidden(), []);
  useToasterKeys(host, toasts.length);

  const itemsOf = (isIn: (toast: Toast) => boolean) =>
    toasts.filter(isIn).map((toast) => <ToastItem key={toast.id} toast={toast} />);
  return (
    <section
      {...rootOf(rest, css.host)}
      ref={host}
      data-part="toaster"
      aria-label={messages.notifications}
      aria-keyshortcuts="Alt+T"
      tabIndex={-1}
      onPointerEnter={() => toastQueue.hold('hover')}
      onPointerLeave={() => toastQueue.release('hover')}
    >
      {/* Without `aria-live`, with which VoiceOver reads an alert twice. */}
      <div data-part="region" className={css.region} role="alert" aria-atomic="false">
        {itemsOf(({ tone, isAnnounced }) => isAnnounced && tone === 'error')}
      </div>
      <div data-part="region" className={css.region} role="status" aria-live="polite" aria-atomic="false">
        {itemsOf(({ tone, isAnnounced }) => isAnnounced && tone !== 'error')}
      </div>
      <div data-part="region" className={css.region}>
        {itemsOf(({ isAnnounced }) => !isAnnounced)}
      </div>
    </section>
  );
}

/** Nobody reads a hidden page, so its clocks stop. */
function holdWhileHidden(): () => void {
  const update = () => (isPageHidden() ? toastQueue.hold('hidden') : toastQueue.release('hidden'));
  update();
  const stop = onPageHidden(update);
  return () => {
    stop();
    for (const hold of ['hidden', 'hover', 'focus', 'swipe'] as const) toastQueue.release(hold);
  };
}
