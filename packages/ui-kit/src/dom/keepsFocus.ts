import { focusedBeside, hasFocus, parentOf } from './tree.js';

/**
 * The `ref` of a control that its own action may remove, or of the element around it. If that leaves the page with the
 * focus, the nearest element around it that stays takes the focus. On the body, where it would be otherwise, keys do
 * nothing, and a screen reader begins at the top again.
 */
export function keepsFocus(control: Element | null): (() => void) | undefined {
  if (control === null) return undefined;
  return () => {
    // React detaches a ref before it removes the element.
    if (!control.matches(':focus-within')) return;
    // A dialog that closes returns the focus itself.
    const dialog = control.closest('[role=dialog], [role=alertdialog]');
    const { body } = control.ownerDocument;
    const around: HTMLElement[] = [];
    for (let each = parentOf(control); each !== null && each !== body; each = parentOf(each))
      around.push(each as HTMLElement);
    queueMicrotask(() => {
      if (dialog?.isConnected === false) return;
      for (const each of around) if (each.isConnected && (hasFocus(each) || takesFocus(each))) return;
    });
  };
}

/** Focuses an element that no key reaches. It can be focused only until the focus leaves it. */
function takesFocus(element: HTMLElement): boolean {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', function leave() {
      // Another window is in front; the focus is still here.
      if (focusedBeside(element) === element) return;
      element.removeEventListener('blur', leave);
      element.removeAttribute('tabindex');
    });
  }
  element.focus({ preventScroll: true });
  return element.matches(':focus');
}
