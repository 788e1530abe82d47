import type { RefCallback } from 'react';

/**
 * A ref for any element that a part always renders. It calls `onReset` when the form around the element has been reset.
 */
export function onFormReset(onReset: () => void): RefCallback<Element> {
  return (element) => {
    const form = element?.closest('form');
    // The browser resets its controls after this event, unless a listener prevents that.
    const hear = (event: Event) => setTimeout(() => event.defaultPrevented || onReset());
    form?.addEventListener('reset', hear);
    return () => form?.removeEventListener('reset', hear);
  };
}
