import { useEffect, useSyncExternalStore } from 'react';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { loading, sayUnpaired } from './loading.js';
import * as css from './LoadingOverlay.css.js';

const english = { loading: en.loading, loadingUnpaired: en.loadingUnpaired };

/** Shows the page's loading indicator; mount one, inside the themed root. Its live region is always in the page. */
export function LoadingOverlay() {
  const messages = useKitMessages(english);
  useEffect(() => sayUnpaired(messages.loadingUnpaired), [messages.loadingUnpaired]);
  const state = useSyncExternalStore(loading.subscribe, loading.getState, loading.getState);
  return (
    <div
      data-part="loading-overlay"
      className={css.host}
      role="status"
      aria-live="polite"
      data-mask={state?.hasMask || undefined}
    >
      {state === null ? null : (
        <div data-part="card" className={css.card}>
          <svg
            data-part="wheel"
            className={css.wheel}
            viewBox="0 0 28 28"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
          >
            <circle cx="14" cy="14" r="11" opacity="0.2" />
            <path d="M14 3a11 11 0 0 1 11 11" />
          </svg>
          <span>{state.label ?? messages.loading}</span>
        </div>
      )}
    </div>
  );
}
