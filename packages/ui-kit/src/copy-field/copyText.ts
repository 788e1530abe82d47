import { focusedBeside } from '../dom/tree.js';

/**
 * Copies `text` to the clipboard by any way the browser allows; resolves to false if none works. Never rejects.
 * `button`: what the customer pressed.
 */
export async function copyText(text: string, button: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not a secure page, no permission, or a web view without the interface. The old way may still work.
    return copyBySelection(text, button);
  }
}

function copyBySelection(text: string, button: Element): boolean {
  const document = button.ownerDocument;
  const before = focusedBeside(button);
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  Object.assign(area.style, { position: 'fixed', top: '0', opacity: '0' });
  // A dialog would take the focus back from anywhere outside of it.
  button.after(area);
  area.select();
  try {
    // Deprecated, but the only way outside of secure pages.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    (before as HTMLElement | null)?.focus({ preventScroll: true });
  }
}
