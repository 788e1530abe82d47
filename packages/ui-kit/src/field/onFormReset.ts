import type { RefCallback } from 'react';

/**
 * A ref for any element that a part always renders. It calls `onReset` when the form around the element has been reset.
 */
export function onFormReset(onReset: () => void): RefCallback<Element> {
  // The browser resets its controls after this event, unless a listener prevents that.
  return onFormEvent('reset', (event) => setTimeout(() => event.defaultPrevented || onReset()));
}

/** A ref for any element that a part always renders. It calls `listener` for an event of the form around the element. */
export function onFormEvent<Type extends 'formdata' | 'reset'>(
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): RefCallback<Element> {
  return (element) => {
    const form = element?.closest('form');
    form?.addEventListener(type, listener);
    return () => form?.removeEventListener(type, listener);
  };
}
