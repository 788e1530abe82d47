import { focusedBeside, hasFocus, parentOf } from './tree.js';

/**
 * The `ref` of a control that its own action may remove, or of the element around it. If it is removed while it has the
 * focus, its nearest remaining ancestor is focused. Otherwise the focus would go to the body, where keys do nothing and a
 * screen reader starts again at the top.
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

/** Focuses an element, which need not be focusable: it is until the focus leaves it. Returns whether it has the focus. */
function takesFocus(element: HTMLElement): boolean {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', function leave() {
      // The window lost the focus, not the element.
      if (focusedBeside(element) === element) return;
      element.removeEventListener('blur', leave);
      element.removeAttribute('tabindex');
    });
  }
  element.focus({ preventScroll: true });
  return element.matches(':focus');
}
