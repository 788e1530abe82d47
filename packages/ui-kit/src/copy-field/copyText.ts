/** Copies `text` to the clipboard by any way the browser allows; resolves to false if none works. Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not a secure page, no permission, or a web view without the interface. The old way may still work.
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
    // Deprecated, but the only way outside of secure pages.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
