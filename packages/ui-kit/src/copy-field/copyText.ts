/** Puts `text` on the clipboard by the way the browser allows; false when it allows none. Never throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not a secure page, no permission, or a web view without the interface: the old way may still be open.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  Object.assign(area.style, { position: 'fixed', top: '0', opacity: '0' });
  // Beside the focused element: a dialog would take the focus back from anywhere else.
  (before?.parentElement ?? document.body).append(area);
  area.select();
  try {
    // Deprecated, and all that there is outside of secure pages.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
